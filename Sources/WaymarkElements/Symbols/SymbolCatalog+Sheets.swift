// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension SymbolCatalog {
    /// The names of symbols made from a set of icons; written by Scripts/symbols.
    static let sheets = """
        0.circle 0.circle.fill 0.square 0.square.fill 1.circle 1.circle.fill 1.square 1.square.fill
        10.circle 10.circle.fill 11.circle 11.circle.fill 12.circle 12.circle.fill 13.circle
        13.circle.fill 14.circle 14.circle.fill 15.circle 15.circle.fill 16.circle 16.circle.fill
        17.circle 17.circle.fill 18.circle 18.circle.fill 19.circle 19.circle.fill 2.circle
        2.circle.fill 2.square 2.square.fill 20.circle 20.circle.fill 21.circle 21.circle.fill
        22.circle 22.circle.fill 23.circle 23.circle.fill 24.circle 24.circle.fill 25.circle
        25.circle.fill 26.circle 26.circle.fill 27.circle 27.circle.fill 28.circle 28.circle.fill
        29.circle 29.circle.fill 3.circle 3.circle.fill 3.square 3.square.fill 4.circle
        4.circle.fill 4.square 4.square.fill 5.circle 5.circle.fill 5.square 5.square.fill 6.circle
        6.circle.fill 6.square 6.square.fill 7.circle 7.circle.fill 7.square 7.square.fill 8.circle
        8.circle.fill 8.square 8.square.fill 9.circle 9.circle.fill 9.square 9.square.fill a.circle
        a.circle.fill a.square a.square.fill airplane.arrival airplane.circle airplane.circle.fill
        airplane.departure airplane.departure.circle airplayaudio airplayvideo airpods alarm.fill
        alarm.waves.left.and.right allergens ant ant.circle ant.fill
        antenna.radiowaves.left.and.right.circle antenna.radiowaves.left.and.right.circle.fill
        antenna.radiowaves.left.and.right.slash app app.badge app.badge.checkmark app.badge.fill
        app.connected.to.app.below.fill app.dashed app.fill app.gift app.gift.fill appletv
        appletv.fill applewatch applewatch.radiowaves.left.and.right applewatch.slash apps.iphone
        aqi.high aqi.low aqi.medium archivebox.circle archivebox.fill arkit arrow.2.circlepath
        arrow.2.squarepath arrow.3.trianglepath arrow.backward.circle arrow.backward.circle.fill
        arrow.backward.to.line arrow.circlepath arrow.clockwise.circle arrow.clockwise.circle.fill
        arrow.clockwise.heart arrow.clockwise.icloud arrow.counterclockwise.circle
        arrow.counterclockwise.circle.fill arrow.down.app arrow.down.circle.fill arrow.down.doc
        arrow.down.doc.fill arrow.down.forward arrow.down.heart arrow.down.heart.fill
        arrow.down.left arrow.down.left.and.arrow.up.right arrow.down.left.circle arrow.down.right
        arrow.down.right.and.arrow.up.left arrow.down.right.circle arrow.down.right.circle.fill
        arrow.down.square arrow.down.square.fill arrow.down.to.line arrow.down.to.line.compact
        arrow.forward.circle arrow.forward.circle.fill arrow.forward.square arrow.forward.to.line
        arrow.left.and.right arrow.left.and.right.circle arrow.left.arrow.right.circle
        arrow.left.arrow.right.circle.fill arrow.left.arrow.right.square arrow.left.circle.fill
        arrow.left.square arrow.left.square.fill arrow.left.to.line arrow.left.to.line.compact
        arrow.right.arrow.left arrow.right.arrow.left.circle arrow.right.arrow.left.circle.fill
        arrow.right.circle.fill arrow.right.doc.on.clipboard arrow.right.page.on.clipboard
        arrow.right.square arrow.right.square.fill arrow.right.to.line arrow.right.to.line.compact
        arrow.swap arrow.triangle.2.circlepath.camera arrow.triangle.2.circlepath.camera.fill
        arrow.triangle.2.circlepath.circle arrow.triangle.2.circlepath.circle.fill
        arrow.triangle.merge arrow.triangle.pull arrow.triangle.swap
        arrow.triangle.turn.up.right.circle arrow.triangle.turn.up.right.diamond
        arrow.triangle.turn.up.right.diamond.fill arrow.trianglehead.2.clockwise
        arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.2.counterclockwise.rotate.90
        arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise arrow.turn.down.left
        arrow.turn.down.right arrow.turn.left.up arrow.turn.right.up arrow.turn.up.forward.iphone
        arrow.turn.up.forward.iphone.fill arrow.turn.up.left arrow.turn.up.right arrow.up.and.down
        arrow.up.and.down.and.arrow.left.and.right arrow.up.and.down.circle
        arrow.up.and.down.text.horizontal arrow.up.arrow.down.circle arrow.up.arrow.down.circle.fill
        arrow.up.arrow.down.square arrow.up.backward.and.arrow.down.forward arrow.up.backward.circle
        arrow.up.bin arrow.up.circle.fill arrow.up.doc arrow.up.doc.fill arrow.up.forward
        arrow.up.forward.app arrow.up.forward.app.fill arrow.up.forward.circle
        arrow.up.forward.circle.fill arrow.up.forward.square arrow.up.heart arrow.up.heart.fill
        arrow.up.left arrow.up.left.and.arrow.down.right
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrow.up.left.circle
        arrow.up.message arrow.up.message.fill arrow.up.right.circle arrow.up.right.circle.fill
        arrow.up.right.square.fill arrow.up.square arrow.up.square.fill arrow.up.to.line
        arrow.up.to.line.compact arrow.uturn.backward arrow.uturn.backward.circle arrow.uturn.down
        arrow.uturn.down.circle arrow.uturn.forward arrow.uturn.left.circle arrow.uturn.right.circle
        arrowshape.bounce.right arrowshape.down arrowshape.down.fill arrowshape.left
        arrowshape.left.fill arrowshape.right arrowshape.right.fill arrowshape.turn.up.backward
        arrowshape.turn.up.backward.2 arrowshape.turn.up.forward arrowshape.turn.up.forward.circle
        arrowshape.turn.up.forward.fill arrowshape.turn.up.left arrowshape.turn.up.left.2
        arrowshape.turn.up.left.circle arrowshape.turn.up.left.circle.fill
        arrowshape.turn.up.left.fill arrowshape.turn.up.right arrowshape.turn.up.right.fill
        arrowshape.up arrowshape.up.fill arrowtriangle.backward.fill arrowtriangle.down
        arrowtriangle.down.circle arrowtriangle.down.circle.fill arrowtriangle.down.fill
        arrowtriangle.forward.fill arrowtriangle.left
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right arrowtriangle.left.circle
        arrowtriangle.left.circle.fill arrowtriangle.left.fill arrowtriangle.right
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill arrowtriangle.right.circle
        arrowtriangle.right.circle.fill arrowtriangle.right.fill arrowtriangle.up
        arrowtriangle.up.circle arrowtriangle.up.circle.fill arrowtriangle.up.fill asterisk
        asterisk.circle at.badge.plus at.circle atom.circle av.remote av.remote.fill b.circle
        b.circle.fill b.square b.square.fill backpack backward.circle backward.end backward.end.fill
        backward.fill backward.frame bag.badge.plus bag.circle bag.circle.fill bag.fill balloon
        balloon.fill bandage bandage.fill banknote banknote.fill barcode barcode.viewfinder
        barometer basket.fill basketball basketball.fill bathtub battery.0 battery.0percent
        battery.100 battery.100.bolt battery.100percent battery.100percent.bolt battery.25
        battery.25percent battery.50 battery.50percent battery.75 battery.75percent beach.umbrella
        beach.umbrella.fill bed.double.fill bell.and.waves.left.and.right
        bell.and.waves.left.and.right.fill bell.badge bell.badge.fill bell.badge.slash bell.circle
        bell.circle.fill bell.slash.fill bicycle.circle binoculars binoculars.fill bird bird.fill
        birthday.cake.fill bitcoinsign bitcoinsign.circle bitcoinsign.circle.fill bitcoinsign.square
        bold.italic.underline bolt.badge.checkmark bolt.badge.checkmark.fill bolt.badge.clock
        bolt.car bolt.circle bolt.circle.fill bolt.heart bolt.heart.fill bolt.horizontal
        bolt.horizontal.fill bolt.shield bolt.shield.fill bolt.slash bolt.slash.circle
        bolt.slash.fill bolt.square bonjour book.circle book.circle.fill book.closed.fill book.pages
        bookmark.circle bookmark.circle.fill bookmark.slash bookmark.slash.fill bookmark.square
        books.vertical.circle books.vertical.circle.fill books.vertical.fill box.truck
        box.truck.fill brain brain.fill brain.head.profile briefcase.circle briefcase.fill
        bubble.left.and.bubble.right.fill bubble.left.and.text.bubble.right bubble.middle.bottom
        bubble.middle.bottom.fill bubble.right bubble.right.fill building building.2.crop.circle
        building.2.fill building.columns building.columns.fill building.fill bus.fill
        button.angledbottom.horizontal.right button.horizontal button.horizontal.fill
        button.programmable c.circle c.circle.fill c.square c.square.fill cable.connector
        cable.connector.horizontal cable.connector.slash calendar.badge.checkmark
        calendar.badge.clock calendar.badge.exclamationmark calendar.badge.minus calendar.badge.plus
        calendar.circle calendar.circle.fill calendar.day.timeline.leading
        calendar.day.timeline.left camera.aperture camera.badge.ellipsis camera.circle
        camera.circle.fill camera.fill camera.filters camera.macro camera.metering.center.weighted
        camera.metering.none camera.on.rectangle camera.rotate camera.viewfinder capslock
        capsule.fill captions.bubble car.2 car.2.fill car.circle car.circle.fill car.fill
        carrot.fill cart.badge.minus cart.badge.plus cart.circle cart.fill cart.fill.badge.plus case
        case.fill cat cat.fill cellularbars character character.book.closed
        character.book.closed.fill character.bubble character.textbox chart.bar.doc.horizontal
        chart.bar.doc.horizontal.fill chart.bar.xaxis chart.bar.xaxis.ascending chart.dots.scatter
        chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis chart.pie.fill chart.xyaxis.line
        checklist checklist.checked checklist.unchecked checkmark.app checkmark.bubble
        checkmark.circle.badge.xmark checkmark.circle.trianglebadge.exclamationmark
        checkmark.diamond checkmark.diamond.fill checkmark.icloud checkmark.icloud.fill
        checkmark.message checkmark.rectangle checkmark.rectangle.fill checkmark.rectangle.stack
        checkmark.rectangle.stack.fill checkmark.shield checkmark.shield.fill checkmark.square.fill
        chevron.backward.circle chevron.backward.circle.fill chevron.compact.down
        chevron.compact.left chevron.compact.right chevron.compact.up chevron.down.2
        chevron.down.circle chevron.down.circle.fill chevron.down.square chevron.forward.circle
        chevron.forward.circle.fill chevron.left.2 chevron.left.circle chevron.left.circle.fill
        chevron.left.forwardslash.chevron.right chevron.right.2 chevron.right.circle
        chevron.right.circle.fill chevron.up.2 chevron.up.circle chevron.up.circle.fill
        chevron.up.square circle.and.line.horizontal circle.circle circle.dashed circle.dotted
        circle.grid.2x1 circle.grid.2x1.left.filled circle.grid.2x2.fill circle.grid.3x3
        circle.grid.3x3.fill circle.grid.cross circle.grid.cross.fill circle.hexagongrid
        circle.hexagongrid.fill circle.inset.filled circle.lefthalf.fill circle.lefthalf.filled
        circle.righthalf.fill circle.righthalf.filled circle.slash circlebadge circlebadge.fill
        clear clear.fill clipboard clipboard.fill clock.arrow.2.circlepath
        clock.arrow.trianglehead.2.counterclockwise.rotate.90
        clock.arrow.trianglehead.counterclockwise.rotate.90 clock.badge clock.badge.checkmark
        clock.badge.checkmark.fill clock.badge.exclamationmark clock.badge.exclamationmark.fill
        clock.badge.questionmark clock.badge.xmark clock.circle clock.circle.fill cloud.bolt
        cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.drizzle cloud.fog cloud.fog.fill
        cloud.heavyrain cloud.heavyrain.fill cloud.moon cloud.moon.fill cloud.rain.fill cloud.snow
        cloud.snow.fill cloud.sun cloud.sun.fill cloud.sun.rain cloud.sun.rain.fill comb command
        command.circle command.square contextualmenu.and.cursorarrow control cpu cpu.fill
        creditcard.circle creditcard.fill crop crop.rotate cross cross.case.fill cross.circle
        cross.circle.fill cross.fill cross.vial cross.vial.fill crown crown.fill cube.box
        cube.box.fill cube.fill cube.transparent cup.and.saucer.fill curlybraces.square cursorarrow
        cursorarrow.click cursorarrow.click.2 cursorarrow.rays cylinder cylinder.fill
        cylinder.split.1x2 cylinder.split.1x2.fill d.circle d.circle.fill d.square d.square.fill
        decrease.indent delete.backward delete.backward.fill delete.left delete.left.fill
        delete.right desktopcomputer.trianglebadge.exclamationmark dial.fill dial.low dial.min
        diamond.fill dice dice.fill die.face.1 die.face.1.fill die.face.2 die.face.2.fill die.face.3
        die.face.3.fill die.face.4 die.face.4.fill die.face.5 die.face.5.fill die.face.6
        die.face.6.fill digitalcrown.arrow.counterclockwise.fill directcurrent display.2
        display.trianglebadge.exclamationmark divide divide.circle doc.append doc.badge.gearshape
        doc.badge.plus doc.fill.badge.plus doc.on.clipboard doc.on.clipboard.fill doc.on.doc.fill
        doc.plaintext doc.richtext doc.text.fill doc.text.magnifyingglass doc.text.viewfinder
        doc.viewfinder doc.viewfinder.fill dog dog.fill dollarsign dollarsign.circle
        dollarsign.circle.fill dollarsign.square door.left.hand.closed door.left.hand.open
        door.right.hand.open dot.circle dot.circle.and.hand.point.up.left.fill dot.circle.viewfinder
        dot.radiowaves.forward dot.radiowaves.left.and.right dot.radiowaves.right
        dot.radiowaves.up.forward dot.scope dot.square dot.square.fill dot.viewfinder drop.circle
        drop.circle.fill drop.fill.circle drop.triangle drop.triangle.fill dumbbell dumbbell.fill
        e.circle e.circle.fill e.square e.square.fill ear ear.fill eject eject.circle eject.fill
        ellipsis.bubble ellipsis.bubble.fill ellipsis.curlybraces ellipsis.message
        ellipsis.message.fill ellipsis.rectangle ellipsis.rectangle.fill ellipsis.vertical
        envelope.arrow.triangle.branch envelope.badge envelope.badge.fill envelope.circle
        envelope.circle.fill envelope.open envelope.open.fill equal.circle equal.circle.fill
        equal.square eraser eraser.fill eraser.line.dashed escape eurosign eurosign.circle
        eurosign.circle.fill eurosign.square ev.charger exclamationmark.2 exclamationmark.3
        exclamationmark.arrow.circlepath exclamationmark.arrow.triangle.2.circlepath
        exclamationmark.bubble exclamationmark.bubble.fill exclamationmark.circle.fill
        exclamationmark.icloud exclamationmark.icloud.fill exclamationmark.magnifyingglass
        exclamationmark.octagon exclamationmark.octagon.fill exclamationmark.questionmark
        exclamationmark.seal exclamationmark.seal.fill exclamationmark.shield
        exclamationmark.shield.fill exclamationmark.square exclamationmark.square.fill externaldrive
        externaldrive.badge.checkmark externaldrive.badge.icloud externaldrive.badge.minus
        externaldrive.badge.person.crop externaldrive.badge.plus externaldrive.badge.wifi
        externaldrive.badge.xmark externaldrive.connected.to.line.below externaldrive.fill
        externaldrive.fill.badge.person.crop externaldrive.trianglebadge.exclamationmark eye.circle
        eye.circle.fill eye.fill eye.slash.circle eye.slash.circle.fill eye.slash.fill eye.square
        eye.trianglebadge.exclamationmark eyedropper eyedropper.full eyeglasses f.circle
        f.circle.fill f.square f.square.fill face face.dashed face.smiling face.smiling.fill
        face.smiling.inverse faceid facemask fan ferry fibrechannel figure figure.2
        figure.2.and.child.holdinghands figure.and.child.holdinghands figure.arms.open figure.dance
        figure.highintensity.intervaltraining figure.hiking figure.mind.and.body
        figure.outdoor.cycle figure.pool.swim figure.roll figure.roll.runningpace figure.run
        figure.run.circle figure.stand figure.stand.line.dotted.figure.stand
        figure.strengthtraining.traditional figure.walk.circle figure.walk.motion figure.wave
        figure.yoga filemenu.and.cursorarrow filemenu.and.selection film film.fill fish.fill
        flag.2.crossed flag.checkered flag.checkered.2.crossed flag.circle flag.circle.fill
        flag.pattern.checkered flag.pattern.checkered.2.crossed flag.slash flag.slash.fill
        flame.circle flame.circle.fill flashlight.off.fill flashlight.on.fill flask flask.fill
        flip.horizontal flip.horizontal.fill flipphone folder.badge.gearshape folder.badge.minus
        folder.badge.person.crop folder.badge.questionmark folder.circle folder.circle.fill
        folder.fill.badge.minus folder.fill.badge.person.crop folder.fill.badge.plus football
        fork.knife.circle.fill forward.circle forward.end forward.end.fill forward.fill
        forward.frame forward.frame.fill frying.pan fuelpump fuelpump.circle fuelpump.fill
        function.circle g.circle g.circle.fill g.square g.square.fill gamecontroller.fill gauge
        gauge.badge.plus gauge.high gauge.low gauge.medium gauge.with.dots.needle.33percent
        gauge.with.dots.needle.50percent gauge.with.dots.needle.67percent
        gauge.with.dots.needle.bottom.50percent gauge.with.dots.needle.bottom.50percent.badge.plus
        gauge.with.needle gear.badge gear.circle gear.circle.fill gearshape.2 gearshape.2.fill
        gearshape.arrow.triangle.2.circlepath gearshape.arrow.trianglehead.2.clockwise.rotate.90
        gearshape.circle gearshape.circle.fill gift.circle gift.fill giftcard globe.americas
        globe.americas.fill globe.asia.australia globe.badge.chevron.backward
        globe.central.south.asia globe.desk globe.europe.africa globe.europe.africa.fill globe.fill
        gobackward gobackward.10 gobackward.15 gobackward.30 gobackward.5 goforward goforward.10
        goforward.15 goforward.30 goforward.5 graduationcap.circle graduationcap.fill greaterthan
        greaterthan.circle grid grid.circle guitars gyroscope h.circle h.circle.fill h.square
        h.square.fill hammer.circle hammer.fill hand.app hand.draw hand.draw.fill hand.pinch
        hand.point.left hand.point.left.fill hand.point.right hand.point.right.fill hand.point.up
        hand.point.up.left hand.point.up.left.fill hand.raised.circle hand.raised.fill
        hand.raised.slash hand.rays hand.rays.fill hand.tap hand.tap.fill hand.thumbsdown
        hand.thumbsdown.fill hand.thumbsup.fill hand.thumbsup.slash hand.wave hand.wave.fill
        hands.and.sparkles hands.and.sparkles.fill hands.clap hands.clap.fill hands.sparkles
        hands.sparkles.fill hare hare.fill headphones.circle heart.circle heart.circle.fill
        heart.slash heart.slash.fill heart.square heart.square.fill heart.text.square
        heart.text.square.fill hexagon.fill hifispeaker hifispeaker.fill homekit homepod
        hourglass.bottomhalf.fill hourglass.bottomhalf.filled hourglass.circle hourglass.circle.fill
        hourglass.tophalf.fill house.circle house.circle.fill house.lodge humidity humidity.fill
        hurricane i.circle i.circle.fill i.square i.square.fill icloud.and.arrow.down
        icloud.and.arrow.down.fill icloud.and.arrow.up icloud.and.arrow.up.fill icloud.circle
        icloud.circle.fill icloud.dashed icloud.fill icloud.slash icloud.slash.fill increase.indent
        indianrupeesign indianrupeesign.circle infinity infinity.circle infinity.circle.fill info
        info.bubble info.square info.square.fill inset.filled.bottomhalf.rectangle.portrait
        internaldrive internaldrive.circle internaldrive.fill ipad.and.iphone ipad.homebutton
        ipad.landscape iphone.and.arrow.forward iphone.gen1 iphone.gen2 iphone.gen3
        iphone.homebutton iphone.homebutton.slash iphone.landscape iphone.radiowaves.left.and.right
        iphone.slash italic.circle j.circle j.circle.fill j.square j.square.fill k.circle
        k.circle.fill k.square k.square.fill key.fill key.horizontal key.horizontal.fill key.icloud
        key.slash key.slash.fill key.viewfinder keyboard.badge.ellipsis
        keyboard.chevron.compact.down keyboard.fill keyboard.onehanded.left
        keyboard.onehanded.left.fill l.circle l.circle.fill l.square l.square.fill ladybug
        ladybug.fill lamp.desk lamp.table laptopcomputer.and.arrow.down laptopcomputer.and.iphone
        laptopcomputer.slash lasso lasso.and.sparkles leaf.circle leaf.circle.fill lessthan
        lessthan.circle lifepreserver lifepreserver.fill light.beacon.max light.beacon.max.fill
        light.max light.min lightbulb.2 lightbulb.circle lightbulb.fill lightbulb.led
        lightbulb.led.fill lightbulb.max lightbulb.max.fill lightbulb.slash
        line.3.crossed.swirl.circle line.3.horizontal.circle line.3.horizontal.circle.fill
        line.3.horizontal.decrease.circle.fill line.diagonal line.diagonal.arrow line.horizontal.3
        line.horizontal.3.decrease line.horizontal.3.decrease.circle
        line.horizontal.3.decrease.circle.fill lines.measurement lines.measurement.horizontal
        lines.measurement.vertical lineweight link.badge.plus link.circle link.circle.fill
        link.icloud list.and.film list.bullet.below.rectangle list.bullet.circle
        list.bullet.circle.fill list.bullet.clipboard list.bullet.clipboard.fill list.bullet.indent
        list.bullet.indent.fill list.bullet.rectangle list.bullet.rectangle.fill
        list.bullet.rectangle.portrait list.bullet.rectangle.portrait.fill list.clipboard
        list.clipboard.fill list.dash list.dash.header.rectangle list.number.rtl list.star
        list.triangle location.circle location.circle.fill location.fill.viewfinder location.north
        location.north.circle location.north.circle.fill location.north.fill location.slash
        location.slash.circle location.slash.circle.fill location.slash.fill location.square
        location.square.fill location.viewfinder lock.circle lock.circle.fill lock.doc lock.doc.fill
        lock.icloud lock.icloud.fill lock.iphone lock.open.fill
        lock.open.trianglebadge.exclamationmark lock.open.trianglebadge.exclamationmark.fill
        lock.rotation lock.shield lock.shield.fill lock.slash lock.slash.fill lock.square
        lock.square.fill lock.trianglebadge.exclamationmark lock.trianglebadge.exclamationmark.fill
        lungs lungs.fill m.circle m.circle.fill m.square m.square.fill macbook macbook.and.iphone
        macmini macwindow.and.cursorarrow macwindow.badge.plus macwindow.on.rectangle magazine
        magnifyingglass.circle magnifyingglass.circle.fill map.circle map.circle.fill map.fill
        mappin.and.ellipse.circle mappin.circle.and.ellipse mappin.circle.fill mappin.slash
        mappin.slash.circle mappin.slash.circle.fill mappin.square mappin.square.fill medal
        medal.fill medical.thermometer megaphone megaphone.fill memories memorychip memorychip.fill
        menubar.dock.rectangle menubar.rectangle menucard menucard.fill message.badge message.circle
        message.circle.fill message.fill messages metronome mic.badge.plus mic.circle
        mic.circle.fill mic.fill mic.slash mic.slash.circle mic.slash.circle.fill mic.slash.fill
        mic.square microbe minus.diamond minus.magnifyingglass minus.plus.batteryblock
        minus.plus.batteryblock.fill minus.plus.batteryblock.slash minus.rectangle minus.square
        minus.square.fill moon.circle moon.circle.fill moon.stars moon.stars.fill moon.zzz
        moon.zzz.fill mountain.2 mountain.2.fill mouth move.3d movieclapper movieclapper.fill
        mug.fill multiply.circle multiply.circle.fill music.mic music.note.circle music.note.house
        music.note.list music.note.tv music.quarternote.3 mustache n.circle n.circle.fill n.square
        n.square.fill network network.badge.shield.half.filled network.slash newspaper.circle
        newspaper.circle.fill newspaper.fill nose note note.text note.text.badge.plus number.circle
        number.circle.fill number.square number.square.fill o.circle o.circle.fill o.square
        o.square.fill octagon octagon.fill opticaldisc opticaldisc.fill opticaldiscdrive
        opticaldiscdrive.fill option oval oval.fill p.circle p.circle.fill p.square p.square.fill
        paintbrush.circle paintbrush.fill paintbrush.pointed paintbrush.pointed.fill
        paintpalette.fill paperclip.circle paperplane.circle paperplane.circle.fill paragraphsign
        parentheses parkingsign parkingsign.circle party.popper party.popper.fill pause.circle
        pause.circle.fill pause.rectangle pawprint.circle pawprint.fill pc peacesign
        pencil.and.list.clipboard pencil.and.outline pencil.and.ruler pencil.and.scribble
        pencil.circle pencil.circle.fill pencil.line pencil.slash pencil.tip pentagon pentagon.fill
        percent percent.circle person.2.badge.gearshape person.2.circle person.2.circle.fill
        person.2.crop.square.stack person.2.crop.square.stack.fill person.2.fill person.2.slash
        person.2.wave.2 person.3.fill person.3.sequence person.3.sequence.fill
        person.and.arrow.left.and.arrow.right person.badge.clock person.badge.gearshape
        person.badge.key person.badge.key.fill person.badge.minus person.badge.shield.checkmark
        person.circle.fill person.crop.artframe person.crop.circle.badge.checkmark
        person.crop.circle.badge.exclamationmark person.crop.circle.badge.minus
        person.crop.circle.badge.plus person.crop.circle.badge.questionmark
        person.crop.circle.badge.xmark person.crop.circle.dashed
        person.crop.circle.fill.badge.checkmark person.crop.circle.fill.badge.minus
        person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.xmark person.crop.rectangle
        person.crop.rectangle.fill person.crop.square person.crop.square.fill
        person.crop.square.fill.and.at.rectangle person.crop.square.filled.and.at.rectangle
        person.fill.badge.minus person.fill.badge.plus person.fill.checkmark
        person.fill.questionmark person.fill.viewfinder person.fill.xmark
        person.fill.xmark.rectangle person.line.dotted.person person.slash person.text.rectangle
        person.text.rectangle.fill person.wave.2 perspective phone.arrow.down.left
        phone.arrow.up.right phone.badge.plus phone.bubble.left phone.circle phone.circle.fill
        phone.connection phone.connection.fill phone.down phone.down.circle phone.down.circle.fill
        phone.down.fill photo.artframe photo.badge.exclamationmark photo.badge.exclamationmark.fill
        photo.badge.magnifyingglass photo.badge.plus photo.circle photo.fill
        photo.on.rectangle.angled photo.stack photo.tv pianokeys pill pill.fill pills pills.fill pin
        pin.circle pin.circle.fill pin.fill pin.slash pin.slash.fill pip pip.enter pip.exit pip.swap
        placeholdertext.fill play.circle play.circle.fill play.rectangle play.rectangle.fill
        play.slash play.square play.square.fill play.tv playpause playpause.circle
        playpause.circle.fill playpause.fill plus.app plus.app.fill plus.bubble plus.bubble.fill
        plus.circle.dashed plus.diamond plus.diamond.fill plus.forwardslash.minus
        plus.magnifyingglass plus.message plus.rectangle plus.rectangle.fill
        plus.rectangle.on.folder plus.rectangle.on.rectangle plus.square.fill plus.square.on.square
        plus.viewfinder plusminus point.3.connected.trianglepath.dotted
        point.3.filled.connected.trianglepath.dotted
        point.topleft.down.curvedto.point.bottomright.up
        point.topleft.down.to.point.bottomright.curvepath
        point.topleft.filled.down.to.point.bottomright.curvepath
        point.topright.filled.arrow.triangle.backward.to.point.bottomleft.scurvepath power powercord
        powercord.fill poweroff powerplug powerplug.fill printer.fill progress.indicator
        puzzlepiece.extension puzzlepiece.extension.fill puzzlepiece.fill q.circle q.circle.fill
        q.square q.square.fill qrcode.circle qrcode.viewfinder questionmark.app questionmark.bubble
        questionmark.bubble.fill questionmark.circle.fill questionmark.diamond
        questionmark.diamond.fill questionmark.folder questionmark.square questionmark.video
        quote.bubble quote.bubble.fill quote.closing r.circle r.circle.fill r.square r.square.fill
        radio radio.fill rainbow rays record.circle record.circle.fill rectangle.3.group
        rectangle.3.group.fill rectangle.3.offgrid rectangle.3.offgrid.fill
        rectangle.and.hand.point.up.left rectangle.and.pencil.and.ellipsis
        rectangle.and.text.magnifyingglass rectangle.badge.plus rectangle.bottomhalf.inset.filled
        rectangle.checkered rectangle.compress.vertical rectangle.connected.to.line.below
        rectangle.dashed rectangle.expand.vertical rectangle.fill.on.rectangle.angled.fill
        rectangle.fill.on.rectangle.fill rectangle.grid.1x2 rectangle.grid.1x2.fill
        rectangle.grid.2x2 rectangle.grid.2x2.fill rectangle.grid.3x2 rectangle.grid.3x2.fill
        rectangle.inset.filled rectangle.inset.filled.on.rectangle
        rectangle.leadinghalf.inset.filled rectangle.lefthalf.inset.filled
        rectangle.on.rectangle.angled rectangle.on.rectangle.slash
        rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right
        rectangle.portrait.and.arrow.right.fill rectangle.portrait.arrowtriangle.2.outward
        rectangle.portrait.badge.plus rectangle.portrait.badge.plus.fill rectangle.portrait.fill
        rectangle.portrait.on.rectangle.portrait rectangle.portrait.slash
        rectangle.righthalf.inset.filled rectangle.slash rectangle.split.1x2
        rectangle.split.1x2.fill rectangle.split.2x1.fill rectangle.split.3x1.fill
        rectangle.split.3x3 rectangle.stack.badge.minus rectangle.stack.badge.person.crop
        rectangle.stack.badge.plus rectangle.stack.fill rectangle.stack.fill.badge.minus
        rectangle.stack.fill.badge.plus rectangle.stack.person.crop rectangle.stack.person.crop.fill
        rectangle.tophalf.inset.filled rectangle.trailinghalf.inset.filled refrigerator.fill
        repeat.1 repeat.circle restart return return.left return.right rhombus rhombus.fill
        road.lanes road.lanes.curved.right rosette rotate.3d rotate.left rotate.right ruler
        ruler.fill s.circle s.circle.fill s.square s.square.fill safari.fill sailboat scalemass.fill
        scissors scooter scope screwdriver scribble scribble.variable scroll scroll.fill seal
        seal.fill selection.pin.in.out sensor sensor.fill sensor.tag.radiowaves.forward
        sensor.tag.radiowaves.forward.fill server.rack shield shield.checkerboard shield.checkered
        shield.fill shield.lefthalf.fill shield.lefthalf.filled shield.lefthalf.filled.slash
        shield.righthalf.filled shield.slash shield.slash.fill shift shift.fill shippingbox.circle
        shippingbox.fill shoe shoeprints.fill shower shuffle.circle sidebar.squares.left
        sidebar.trailing signature signpost.left signpost.left.fill signpost.right
        signpost.right.and.left signpost.right.fill skew slash slash.circle
        slider.horizontal.2.gobackward slider.horizontal.2.square slider.horizontal.below.rectangle
        slider.vertical.3 slowmo smallcircle.filled.circle smoke smoke.fill snowflake.circle
        soccerball sofa sofa.fill space sparkle sparkles.rectangle.stack speaker speaker.2
        speaker.2.fill speaker.3 speaker.3.fill speaker.fill speaker.slash.circle speaker.slash.fill
        speaker.wave.1 speaker.wave.1.fill speaker.wave.2.circle speaker.wave.2.circle.fill
        speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill speedometer sportscourt
        sportscourt.fill square.3.layers.3d square.3.layers.3d.down.left
        square.3.layers.3d.down.right square.3.layers.3d.down.right.slash square.and.arrow.down.fill
        square.and.arrow.down.on.square square.and.arrow.up.circle square.and.arrow.up.fill
        square.and.arrow.up.trianglebadge.exclamationmark square.and.at.rectangle
        square.and.line.vertical.and.square square.and.pencil.circle square.dashed
        square.dashed.inset.filled square.fill.on.square.fill square.fill.text.grid.1x2
        square.grid.3x1.below.line.grid.1x2 square.grid.3x2 square.grid.3x3.fill
        square.grid.4x3.fill square.on.circle square.on.square square.slash square.split.1x2
        square.split.2x1 square.split.2x2 square.stack.3d.down.forward square.stack.3d.down.right
        square.stack.3d.down.right.fill square.stack.3d.up.fill square.stack.3d.up.slash
        square.stack.fill square.text.square squares.below.rectangle squareshape.fill
        squareshape.split.2x2 squareshape.split.3x3 stairs star.bubble star.bubble.fill
        star.circle.fill star.leadinghalf.fill star.lefthalf.fill star.slash star.slash.fill
        star.square star.square.fill staroflife staroflife.fill sterlingsign sterlingsign.circle
        sterlingsign.circle.fill stethoscope stop.circle stop.circle.fill stopwatch stopwatch.fill
        storefront storefront.fill strikethrough strikethrough.circle subscript suit.club
        suit.club.fill suit.diamond suit.diamond.fill suit.heart suit.heart.fill suit.spade
        suit.spade.fill suitcase suitcase.fill sum sun.dust sun.haze sun.horizon sun.max.circle
        sun.max.circle.fill sun.max.trianglebadge.exclamationmark
        sun.max.trianglebadge.exclamationmark.fill sun.min sun.min.fill sun.rain sun.rain.fill
        sunglasses sunrise sunrise.fill sunset sunset.fill superscript swift swiftdata
        swirl.circle.righthalf.filled switch.2 syringe syringe.fill t.circle t.circle.fill t.square
        t.square.fill table tablecells tablecells.fill tag.circle tag.circle.fill tag.slash
        tag.square tag.square.fill takeoutbag.and.cup.and.straw.fill target tennis.racket tennisball
        tent tent.fill terminal.fill testtube.2 text.alignjustify text.and.command.macwindow
        text.append text.badge.checkmark text.badge.minus text.badge.plus text.badge.xmark
        text.below.photo text.book.closed text.book.closed.fill text.bubble.fill text.cursor
        text.insert text.justify text.justify.leading text.justify.left text.magnifyingglass
        text.page text.page.fill text.quote text.rectangle text.rectangle.fill text.redaction
        text.viewfinder text.word.spacing textformat.123 textformat.abc textformat.alt
        textformat.characters textformat.size.larger textformat.size.smaller theatermasks
        theatermasks.circle theatermasks.circle.fill theatermasks.fill thermometer thermometer.high
        thermometer.low thermometer.snowflake thermometer.sun thermometer.variable ticket
        ticket.fill timelapse timer.circle timer.square togglepower tornado tortoise tortoise.fill
        touchid tram tram.fill translate trash.circle trash.circle.fill trash.slash trash.slash.fill
        trash.square trash.square.fill tray.2 tray.and.arrow.down tray.and.arrow.down.fill
        tray.and.arrow.up tray.and.arrow.up.fill tray.circle tray.fill tray.full tray.full.fill
        tree.fill triangle.fill trophy.circle trophy.circle.fill trophy.fill truck.box
        truck.box.fill tshirt tshirt.fill tuningfork tv tv.and.mediabox tv.circle tv.fill u.circle
        u.circle.fill u.square u.square.fill umbrella.fill underline v.circle v.circle.fill v.square
        v.square.fill video.badge.plus video.bubble.left video.circle video.circle.fill video.fill
        video.slash video.slash.fill view.3d viewfinder viewfinder.circle w.circle w.circle.fill
        w.square w.square.fill wallet.bifold wallet.pass wallet.pass.fill wand.and.rays
        wand.and.rays.inverse wand.and.sparkles washer water.waves wave.3.forward wave.3.right
        wave.3.right.circle wave.3.up waveform waveform.and.magnifyingglass waveform.badge.plus
        waveform.circle waveform.circle.fill waveform.path waveform.path.badge.plus
        waveform.path.ecg waveform.path.ecg.rectangle waveform.slash wifi.circle wifi.circle.fill
        wifi.exclamationmark wifi.router wifi.router.fill wifi.slash wifi.square wind.snow
        wineglass.fill wrench.adjustable wrench.adjustable.fill wrench.and.screwdriver
        wrench.and.screwdriver.fill wrench.fill x.circle x.circle.fill x.square x.square.fill
        x.squareroot xmark.app xmark.bin xmark.bin.circle xmark.bin.fill xmark.icloud
        xmark.icloud.fill xmark.octagon xmark.octagon.fill xmark.seal xmark.seal.fill xmark.shield
        xmark.shield.fill xmark.square xmark.square.fill y.circle y.circle.fill y.square
        y.square.fill yensign yensign.circle yensign.circle.fill z.circle z.circle.fill z.square
        z.square.fill zzz
        """
}
