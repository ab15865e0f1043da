// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// Why a site is left as it is; `waymark explain` tells more about each.
    public enum Refusal: String, Sendable, CaseIterable {
        /// The project declares something of the same name.
        case ownDeclaration = "own-declaration"
        /// The target runs on systems that do not have the new API.
        case belowFloor = "below-floor"
        /// What the target runs on is not known.
        case unknownFloor = "unknown-floor"
        /// The arguments are not of a form that SwiftUI declares.
        case unknownForm = "unknown-form"
        /// Two modifiers of one chain: the old one replaces, the new one adds.
        case replacedItems = "replaced-items"
        /// The value is handed on or compared, not only asked to dismiss.
        case escapingValue = "escaping-value"
        /// The new name is taken in the same place.
        case nameTaken = "name-taken"
        /// Whether this is the same thing cannot be told from the file.
        case unclearUse = "unclear-use"
        /// Nothing uses it.
        case unusedValue = "unused-value"
        /// Another file extends the type, and may use it there.
        case usedElsewhere = "used-elsewhere"
        /// What is shown is put together elsewhere.
        case computedContent = "computed-content"
        /// An item decides whether something shows, and what.
        case itemDecides = "item-decides"
        /// The new form evaluates what the old one did not.
        case evaluatedEarly = "evaluated-early"
        /// A tab is not made in the open.
        case unclearTab = "unclear-tab"
        /// A comment stands where the edit would have to move it.
        case commentInTheWay = "comment-in-the-way"
        /// A container of navigation lies in the content of another.
        case nestedContainers = "nested-containers"
        /// A destination is declared where rows are made only when they are seen.
        case lazyDestination = "lazy-destination"
        /// Two destinations are declared for one type of value.
        case doubledDestination = "doubled-destination"
        /// One stack has links with a value and links with a view.
        case mixedLinks = "mixed-links"
        /// A row makes objects for a screen that may never be seen.
        case eagerDestination = "eager-destination"
        /// A modifier is outside of the container whose screens it is for.
        case outsideOfContainer = "outside-of-container"
        /// The style of a container is set in its content.
        case styleInside = "style-inside"
        /// Something reaches through to the views of the system.
        case introspection
        /// A link says which column it is for.
        case detailLink = "detail-link"
        /// An observed object could be state.
        case couldBeState = "could-be-state"
        /// The file does not parse.
        case doesNotParse = "does-not-parse"

        /// One sentence for people, with the next step.
        public var sentence: String {
            switch self {
            case .ownDeclaration:
                "the project declares a member of this name itself, so that it may not be SwiftUI's; "
                    + "rename the project's own, or leave it"
            case .belowFloor:
                "the target runs on systems without the new API; raise the deployment target, or leave "
                    + "it"
            case .unknownFloor:
                "what the target runs on is not known; say it with --min-ios or --min-macos"
            case .unknownForm:
                "these arguments are not of a form that SwiftUI declares; look at what is called"
            case .replacedItems:
                "the old modifier replaces what another one set, the new one would add to it; keep one "
                    + "of both by hand"
            case .escapingValue:
                "the presentation mode is handed on; hand on the action 'dismiss' instead"
            case .nameTaken:
                "the new name is in use here; rename that first"
            case .unclearUse:
                "something of this name is used on a value whose type is not written here; write the "
                    + "type, or migrate both by hand"
            case .unusedValue: "nothing uses it; remove it"
            case .usedElsewhere:
                "another file extends the type and may use the property; make it private, or migrate both "
                    + "by hand"
            case .computedContent:
                "what is shown is put together elsewhere; write its actions and its message in closures "
                    + "by hand"
            case .itemDecides:
                "an item decides whether it shows; give a title, a Bool and 'presenting:' by hand"
            case .evaluatedEarly:
                "the new form evaluates the text also while nothing is shown, and this one may stop the "
                    + "app; make it safe first"
            case .unclearTab:
                "not every tab here is a view with a title and a picture, and a tag where there is a "
                    + "selection; write them as 'Tab' by hand"
            case .commentInTheWay:
                "a comment stands among what would move; put it elsewhere first"
            case .nestedContainers:
                "a container in the content of another shows two bars and loses the path; remove the "
                    + "inner one, or present it modally"
            case .lazyDestination:
                "a destination in a lazy container is not found while its row is not there; attach it to "
                    + "the container, or around it"
            case .doubledDestination:
                "only the destination that is closest to the root is used; keep one for each type"
            case .mixedLinks:
                "in one stack, links with a value and links with a view get in each other's way; give "
                    + "all of them values"
            case .eagerDestination:
                "the destination is made with each row, although nobody may go there; use a link with a "
                    + "value, or make the object in the destination"
            case .outsideOfContainer:
                "this is for a screen inside of the container, and has no effect on the container; put "
                    + "it on the view inside"
            case .styleInside:
                "a style has no effect on the container that it stands in; set it on the container"
            case .introspection:
                "what is found there differs with the new containers; look at it after the migration"
            case .detailLink:
                "the new links do not know it; put a stack into the column that shows the screens"
            case .couldBeState:
                "an '@Observable' class can be held by '@State'; mind that its value is made with each "
                    + "value of the view"
            case .doesNotParse:
                "the file does not parse; make it compile first"
            }
        }
    }
#endif
