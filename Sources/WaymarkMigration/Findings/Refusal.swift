// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The reason why a site is left as it is; `waymark explain` tells more about each.
public enum Refusal: String, Sendable, CaseIterable {
    /// The project declares something of the same name.
    case ownDeclaration = "own-declaration"
    /// The target runs on systems that do not have the new API.
    case belowFloor = "below-floor"
    /// The systems that the target runs on are not known.
    case unknownFloor = "unknown-floor"
    /// The arguments are not of a form that SwiftUI declares.
    case unknownForm = "unknown-form"
    /// Two modifiers of one chain: the old one replaces, the new one adds.
    case replacedItems = "replaced-items"
    /// The value is handed on or compared, not only asked to dismiss.
    case escapingValue = "escaping-value"
    /// The new name is taken in the same place.
    case nameTaken = "name-taken"
    /// The file does not tell whether this is the same thing.
    case unclearUse = "unclear-use"
    /// Nothing uses it.
    case unusedValue = "unused-value"
    /// Another file uses it, and cannot be migrated with it.
    case usedElsewhere = "used-elsewhere"
    /// The content is put together elsewhere.
    case computedContent = "computed-content"
    /// An item decides whether something shows, and what.
    case itemDecides = "item-decides"
    /// The new form evaluates what the old one did not.
    case evaluatedEarly = "evaluated-early"
    /// A tab is not made in the open.
    case unclearTab = "unclear-tab"
    /// A comment stands where the edit would have to move it.
    case commentInTheWay = "comment-in-the-way"
    /// The container shows nothing.
    case noColumn = "no-column"
    /// The number of columns does not follow from the source.
    case unclearColumns = "unclear-columns"
    /// The compiler decides how many columns there are.
    case conditionalColumns = "conditional-columns"
    /// Views stand beside each other that nobody means to be columns.
    case accidentalColumns = "accidental-columns"
    /// There are more than three columns.
    case tooManyColumns = "too-many-columns"
    /// The container is shown inside of another one.
    case nestedContainer = "nested-container"
    /// It is handed to something that may show it elsewhere, or not at once.
    case handedOver = "handed-over"
    /// A container of the new kind can be reached in the container.
    case innerContainer = "inner-container"
    /// The style of the container is the project's own, or decided while running.
    case customStyle = "custom-style"
    /// `#if` decides about the style of the container.
    case conditionalStyle = "conditional-style"
    /// The last column of a container is a container itself, as three columns were made.
    case nestedColumns = "nested-columns"
    /// A container with one view asks for columns.
    case styleOfColumns = "style-of-columns"
    /// A container with several views is shown as a stack, of which only the first is seen.
    case stackOfColumns = "stack-of-columns"
    /// Links lead from the first of three columns to the second.
    case sidebarLinks = "sidebar-links"
    /// Links that follow a flag or a selection can be reached in the container, and stay.
    case legacyLinks = "legacy-links"
    /// The link's container stays, in which the new form does nothing.
    case containerStays = "container-stays"
    /// The link is shown where no container is known, or in previews only.
    case noContainer = "no-container"
    /// A person was asked, and left it.
    case declined
    /// The flag of the link never changes.
    case constantFlag = "constant-flag"
    /// Modifiers of the link do something that would be lost.
    case modifiedLink = "modified-link"
    /// The link is among rows that are made when they are needed, where no destination may be.
    case inLazyContainer = "in-lazy-container"
    /// The link is part of something that takes views in its own way.
    case unclearPlace = "unclear-place"
    /// The link shows or follows something whose name is not known where it would have to be.
    case localNames = "local-names"
    /// It uses what a closure is given by number, and would stand in another closure.
    case numberedParameter = "numbered-parameter"
    /// The link is the old half of code that asks for the system's version.
    case forOldSystems = "for-old-systems"
    /// The link is a row, which as a button would look different.
    case visibleRow = "visible-row"
    /// A button is among what the link shows.
    case buttonInLabel = "button-in-label"
    /// The code that sets the flag of the link does not follow from the source.
    case unclearFlag = "unclear-flag"
    /// The link is in a control, which takes the presses.
    case inControl = "in-control"
    /// The link is in a toolbar that is put together elsewhere.
    case inToolbar = "in-toolbar"
    /// The link of a selection is there under a condition only.
    case conditionalLink = "conditional-link"
    /// The tag of the link is computed, or two links have the same.
    case unclearTag = "unclear-tag"
    /// The link follows a selection, and is in no list.
    case noList = "no-list"
    /// The link follows a selection in a stack.
    case selectionInStack = "selection-in-stack"
    /// The rows are made for bindings.
    case bindingRows = "binding-rows"
    /// The link is repeated for elements, so that its destination would be too.
    case repeatedLink = "repeated-link"
    /// The list is in no container of two columns that is written in the same place.
    case noSidebar = "no-sidebar"
    /// The list has a selection, or links of several, or hidden ones.
    case otherSelection = "other-selection"
    /// The number of times that the link is in the list does not follow from the source.
    case unclearRows = "unclear-rows"
    /// The type of what the link would carry does not follow from the source.
    case unclearElement = "unclear-element"
    /// The type of what the link would carry is not declared to be `Hashable`.
    case notHashable = "not-hashable"
    /// The destination looks something up that may be gone while it is shown.
    case stalePosition = "stale-position"
    /// The flag of the link is more than a private state that is set.
    case flagInUse = "flag-in-use"
    /// The screens of the links differ in more than one value.
    case severalScreens = "several-screens"
    /// Somebody holds the path of the stack.
    case boundPath = "bound-path"
    /// The stack has links with values.
    case otherValueLinks = "other-value-links"
    /// One flag opens the links of all rows.
    case flagForRows = "flag-for-rows"
    /// The list is a view of its own, in the first column of a container elsewhere.
    case sidebarInView = "sidebar-in-view"
    /// Several links follow one flag, and may be there at once.
    case sharedFlag = "shared-flag"
    /// The wrapper that it needs cannot be seen by all targets of the file.
    case noPlaceForWrapper = "no-place-for-wrapper"
    /// The type of the container is written out.
    case typeReference = "type-reference"
    /// Something looks for the container among UIKit's controllers.
    case introspected = "introspected"
    /// A container of navigation lies in the content of another.
    case nestedContainers = "nested-containers"
    /// A destination is declared where rows are made only when they are seen.
    case lazyDestination = "lazy-destination"
    /// Two destinations are declared for one type of value.
    case doubledDestination = "doubled-destination"
    /// No destination is declared for the type of a link's value.
    case missingDestination = "missing-destination"
    /// A destination follows an item, on systems that do not have such destinations.
    case itemTooNew = "item-too-new"
    /// A link names a screen of a storyboard.
    case namedDestination = "named-destination"
    /// A value of the environment closes all screens.
    case popToRoot = "pop-to-root"
    /// One stack has links with a value and links with a view.
    case mixedLinks = "mixed-links"
    /// A row makes objects for a screen that may never be seen.
    case eagerDestination = "eager-destination"
    /// A modifier is outside of the container whose screens it is for.
    case outsideOfContainer = "outside-of-container"
    /// Something reaches through to the views of the system.
    case introspection
    /// A link says which column it is for.
    case detailLink = "detail-link"
    /// A column has a width that it is given by hand.
    case sidebarWidth = "sidebar-width"
    /// A button shows and hides the sidebar by hand.
    case sidebarToggle = "sidebar-toggle"
    /// An observed object could be state.
    case couldBeState = "could-be-state"
    /// The file cannot be written.
    case readOnlyFile = "read-only-file"
    /// The file does not parse.
    case doesNotParse = "does-not-parse"

    /// One sentence for people, with the next step.
    public var sentence: String {
        switch self {
        case .ownDeclaration:
            "the project declares a member of this name itself, so that it may not be "
                + "SwiftUI's; rename the project's own, or leave it"
        case .belowFloor:
            "the target runs on systems without the new API; raise the deployment target, or "
                + "leave it; --min-ios and --min-macos show what raising it would change"
        case .unknownFloor:
            "what the target runs on is not known; say it with --min-ios or --min-macos"
        case .unknownForm:
            "this is not written in a form that is known; write it as SwiftUI's documentation "
                + "does, or look at what it is"
        case .replacedItems:
            "the old modifier replaces what another one set, the new one would add to it; keep "
                + "one of both by hand"
        case .escapingValue:
            "the presentation mode is handed on; hand on the action 'dismiss' instead"
        case .nameTaken:
            "the new name is in use here; rename that first"
        case .unclearUse:
            "something of this name is used on a value whose type is not written here; write "
                + "the type, or migrate both by hand"
        case .unusedValue: "nothing that was read uses it; remove it"
        case .usedElsewhere:
            "another file may use it and is not migrated with it; make it private, or "
                + "migrate both by hand"
        case .computedContent:
            "what is shown is put together elsewhere; write its actions and its message in "
                + "closures by hand"
        case .itemDecides:
            "an item decides whether it shows; give a title, a Bool and 'presenting:' by hand"
        case .evaluatedEarly:
            "the new form evaluates the text also while nothing is shown, and this one may "
                + "stop the app; make it safe first"
        case .unclearTab:
            "not every tab here is a view with a title and a picture, and a tag where there is "
                + "a selection; write them as 'Tab' by hand"
        case .commentInTheWay:
            "a comment stands among what would move; put it elsewhere first"
        case .noColumn:
            "there is no view among what the container is given, where comments and "
                + "declarations do not count; write one, or remove it"
        case .unclearColumns:
            "how many views the container is given is not clear from the source; "
                + "write each column as one view"
        case .conditionalColumns:
            "'#if' decides about the columns; write a container in each branch"
        case .accidentalColumns:
            "the views look as if they were meant to stand in one column, but each is "
                + "one of its own; put them into a stack or a list, or make the columns "
                + "explicit"
        case .tooManyColumns:
            "a container shows three columns at most; remove what is never shown"
        case .nestedContainer:
            "the container is shown inside of another one; remove the inner one, or "
                + "show it in a sheet"
        case .handedOver:
            "it is given to a control, or to something of which the source does not tell how "
                + "it shows it; write it into the body of a view"
        case .innerContainer:
            "a new container can be reached in it, which would then be one in another; remove "
                + "one of both"
        case .customStyle:
            "the style is not one of SwiftUI's; decide by hand what it stands for"
        case .conditionalStyle:
            "'#if' decides about the style; write a container in each branch"
        case .nestedColumns:
            "its last column is a container itself, which probably means three columns; write "
                + "one 'NavigationSplitView' with the inner views as 'content' and 'detail'"
        case .styleOfColumns:
            "the container asks for columns and has one view; write a "
                + "'NavigationSplitView' with what its other columns shall show"
        case .stackOfColumns:
            "as a stack the container shows its first view only; remove the others, "
                + "or the style"
        case .sidebarLinks:
            "links of the first of three columns led to the second and would lead to the "
                + "third; give the list a selection, and show what is selected in the second "
                + "column"
        case .legacyLinks:
            "links with 'isActive' or 'tag' can be reached in it and stay as they "
                + "are, which a stack does not support; migrate them first ('waymark lint' "
                + "lists them)"
        case .containerStays:
            "a container around it stays, in which the new form would do nothing; "
                + "migrate the container first"
        case .noContainer:
            "it is shown where no container of SwiftUI was found, so that it is not known "
                + "whether the new form works there; migrate it by hand"
        case .declined:
            "it was left when asked; run again to decide anew"
        case .constantFlag:
            "the link follows a flag that never changes; remove it, or say what shall change it"
        case .modifiedLink:
            "modifiers of the link would be lost with it; put them on another view first"
        case .inLazyContainer:
            "the link is among rows that are made when they are needed, where a destination is "
                + "ignored; put it on the list or on what is around it"
        case .unclearPlace:
            "the link is handed to something that is not known to be a view; put it into the "
                + "body of a view"
        case .localNames:
            "what the link leads to uses names that are not known where its destination would "
                + "have to be; keep them in the view's state"
        case .numberedParameter:
            "it uses what the closure around it is given as '$0', which means something else "
                + "in the closure that it would be moved into; give the parameter a name"
        case .forOldSystems:
            "this half of the code is for systems without the new API; remove it when the "
                + "target no longer runs there"
        case .visibleRow:
            "as a button the row would lose the look of a link; use a value link and a path, "
                + "or a button by hand"
        case .buttonInLabel:
            "a button stands among other views in the link's label; use a button or a link "
                + "alone"
        case .flagForRows:
            "one flag opens the links of all rows, of which the last is shown; give each row a "
                + "value, or keep the element and use 'navigationDestination(item:)'"
        case .sidebarInView:
            "the list is in a view of its own in the first column; keep its selection beside "
                + "the container, hand the list a binding, and show in the last column what "
                + "is selected"
        case .unclearFlag:
            "the flag of the link is no property that a button could set; write the button by "
                + "hand"
        case .inControl:
            "the link is in a control, which takes the presses; use a button alone"
        case .inToolbar:
            "the link is in a toolbar that is put together elsewhere; write a button there, "
                + "and the destination where the toolbar is attached"
        case .conditionalLink:
            "the link is there under a condition only; move the condition into what it leads to"
        case .unclearTag:
            "the tags of the links are not literals or names that differ, or their type does "
                + "not follow from the source; give each a case of an enumeration, with its type"
        case .noList:
            "the link follows a selection, and is in no list; use a button and "
                + "'navigationDestination(item:)'"
        case .selectionInStack:
            "a stack has no selection; give the links their tags as values, the stack a path "
                + "and one 'navigationDestination(for:)', and set the path where the selection "
                + "was set"
        case .bindingRows:
            "the rows are given bindings, which no link can carry; give the link the "
                + "element's 'id', and find the binding where the destination is"
        case .repeatedLink:
            "the link is there once for each element, so that its destination would be too; "
                + "put one destination around the rows by hand"
        case .noSidebar:
            "the list is not written in a container of two columns, the second one view; put "
                + "its selection and what it leads to there by hand"
        case .otherSelection:
            "the list has a selection, or links of several, or hidden links beside the others; "
                + "leave one kind"
        case .unclearRows:
            "how often the link is there does not follow from the source, or it is there beside "
                + "links that are repeated; migrate the rows by hand"
        case .unclearElement:
            "the type of what the link would carry does not follow from the project's source; "
                + "write it where that is declared"
        case .notHashable:
            "the type of what the link would carry is not declared 'Hashable', as the value of "
                + "a link must be; declare it"
        case .stalePosition:
            "what the link leads to looks something up by a position or a key, which may be "
                + "gone while it is shown; hand over the element itself"
        case .flagInUse:
            "the flag of the link is not a private '@State' that is only ever set; let the "
                + "path of the stack tell what it told"
        case .severalScreens:
            "the links do not lead to one view that differs in one value, as one destination "
                + "would need; give each a value by hand"
        case .boundPath:
            "the path of the stack is in a property, which may not take the values of the "
                + "links; give them values by hand"
        case .otherValueLinks:
            "links with values can be reached in the same stack, and may be of the same type; "
                + "give this one a value and a destination by hand"
        case .sharedFlag:
            "several links follow one flag, and a stack would open a screen for each; give "
                + "each a flag of its own, or write one destination with conditions in it"
        case .noPlaceForWrapper:
            "there is no file to write the wrapper into that exactly the targets compile which "
                + "lack it; add an empty one to them"
        case .typeReference:
            "the type is written out; use 'some View' there"
        case .introspected:
            "what looks for the container would not find the new one; adapt the "
                + "introspection by hand"
        case .nestedContainers:
            "a container in the content of another shows two bars and loses the path; remove "
                + "the inner one, or present it modally"
        case .lazyDestination:
            "a destination in a lazy container is not found while its row is not there; attach "
                + "it to the container, or around it"
        case .doubledDestination:
            "only the destination that is closest to the root is used; keep one for each type"
        case .missingDestination:
            "no destination for the type of its value can be reached in its stack, so that a "
                + "press does nothing; add 'navigationDestination(for:)' to the first screen"
        case .itemTooNew:
            "'navigationDestination(item:)' is there from iOS 17 and macOS 14; use "
                + "'isPresented:' with a binding that is made of the item"
        case .namedDestination:
            "the name is that of a screen in a storyboard; write the screen as a view, and "
                + "lead there with a value"
        case .popToRoot:
            "flags of several screens are reset to get back to the first; give the stack a "
                + "path, hand it on in the environment, and empty it"
        case .mixedLinks:
            "in one stack, links with a value and links with a view get in each other's way; "
                + "give all of them values"
        case .eagerDestination:
            "the destination is made with each row, although nobody may go there; use a link "
                + "with a value, or make the object in the destination"
        case .outsideOfContainer:
            "this is for a screen inside of the container, and has no effect on the container; "
                + "put it on the view inside"
        case .introspection:
            "what is found there differs with the new containers; look at it after the "
                + "migration"
        case .detailLink:
            "the new links do not know it; put a stack into the column that shows the screens"
        case .sidebarWidth:
            "a split view has widths of its own; use 'navigationSplitViewColumnWidth' there"
        case .sidebarToggle:
            "a split view brings a button for its sidebar; remove this one when the container "
                + "is migrated"
        case .couldBeState:
            "its class is '@Observable' and can be held by '@State'; mind that its value is made with "
                + "each value of the view"
        case .readOnlyFile:
            "the file is read-only; make it writable, and run again"
        case .doesNotParse:
            "the file does not parse; make it compile first"
        }
    }
}
#endif
