// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension PluralRules {
    /// Languages with one form, or with a singular.
    static let plain: [(String, Rule)] = [
        (
            "bm bo dz id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th "
                + "to tpi vi wo yo yue zh",
            { _ in .other }
        ),
        (
            "af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu "
                + "jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne "
                + "nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st "
                + "syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog",
            { $0.isWhole && $0.i == 1 ? .one : .other }
        ),
        (
            "am as bn doi fa gu hi kn pcm zu",
            { $0.i == 0 || $0.isWhole && $0.i == 1 ? .one : .other }
        ),
        ("ak bho guw ln mg nso pa ti wa", { $0.isWhole && $0.i <= 1 ? .one : .other }),
        ("ff hy kab", { $0.i <= 1 ? .one : .other }),
        ("si", { $0.isWhole && $0.i <= 1 || $0.i == 0 && $0.f == 1 ? .one : .other }),
        ("da", { $0.isWhole && $0.i == 1 || $0.t != 0 && $0.i <= 1 ? .one : .other }),
        (
            "is",
            {
                $0.t == 0 && $0.i % 10 == 1 && $0.i % 100 != 11
                    || $0.t % 10 == 1 && $0.t % 100 != 11 ? .one : .other
            }
        ),
        (
            "mk",
            {
                $0.v == 0 && $0.i % 10 == 1 && $0.i % 100 != 11
                    || $0.f % 10 == 1 && $0.f % 100 != 11 ? .one : .other
            }
        ),
        (
            "ceb fil tl",
            {
                $0.v == 0 && ((1...3).contains($0.i) || ![4, 6, 9].contains($0.i % 10))
                    || $0.v != 0 && ![4, 6, 9].contains($0.f % 10) ? .one : .other
            }
        ),
    ]

    /// Languages with a form for millions, and those with one for none or for pairs.
    static let latin: [(String, Rule)] = [
        ("fr", { $0.i <= 1 ? .one : $0.isMillions ? .many : .other }),
        ("pt", { $0.i <= 1 ? .one : $0.isMillions ? .many : .other }),
        ("es", { $0.isWhole && $0.i == 1 ? .one : $0.isMillions ? .many : .other }),
        ("it ca pt-PT", { $0.i == 1 && $0.v == 0 ? .one : $0.isMillions ? .many : .other }),
        (
            "he iw",
            {
                if $0.i == 1 && $0.v == 0 || $0.i == 0 && $0.v != 0 { return .one }
                return $0.i == 2 && $0.v == 0 ? .two : .other
            }
        ),
        ("iu naq sat se sma smi smj smn sms", { $0.whole([1: .one, 2: .two]) }),
        ("ksh", { $0.whole([0: .zero, 1: .one]) }),
        ("lag", { $0.isWhole && $0.i == 0 ? .zero : $0.i <= 1 ? .one : .other }),
        (
            "lv prg",
            {
                if $0.isWhole && ($0.i % 10 == 0 || (11...19).contains($0.i % 100))
                    || $0.v == 2 && (11...19).contains($0.f % 100)
                {
                    return .zero
                }
                let isOne =
                    $0.isWhole && $0.i % 10 == 1 && $0.i % 100 != 11
                    || $0.v == 2 && $0.f % 10 == 1 && $0.f % 100 != 11
                    || $0.v != 2 && $0.f % 10 == 1
                return isOne ? .one : .other
            }
        ),
        (
            "ro mo",
            {
                if $0.i == 1 && $0.v == 0 { return .one }
                return $0.v != 0 || $0.i == 0 || (1...19).contains($0.i % 100) ? .few : .other
            }
        ),
        (
            "ar ars",
            {
                guard $0.isWhole else { return .other }
                switch $0.i {
                case 0: return .zero
                case 1: return .one
                case 2: return .two
                default:
                    let rest = $0.i % 100
                    return (3...10).contains(rest) ? .few : rest >= 11 ? .many : .other
                }
            }
        ),
        (
            "mt",
            {
                guard $0.isWhole else { return .other }
                if $0.i == 1 { return .one }
                if $0.i == 2 { return .two }
                if $0.i == 0 || (3...10).contains($0.i % 100) { return .few }
                return (11...19).contains($0.i % 100) ? .many : .other
            }
        ),
    ]

    /// Slavic languages, and Lithuanian.
    static let slavic: [(String, Rule)] = [
        (
            "cs sk",
            {
                if $0.v != 0 { return .many }
                return $0.i == 1 ? .one : (2...4).contains($0.i) ? .few : .other
            }
        ),
        (
            "pl",
            {
                if $0.v != 0 { return .other }
                return $0.i == 1 ? .one : $0.endsInTwoToFour ? .few : .many
            }
        ),
        (
            "ru uk",
            {
                if $0.v != 0 { return .other }
                return $0.endsInOne ? .one : $0.endsInTwoToFour ? .few : .many
            }
        ),
        (
            "be",
            {
                if !$0.isWhole { return .other }
                return $0.endsInOne ? .one : $0.endsInTwoToFour ? .few : .many
            }
        ),
        (
            "bs hr sh sr",
            {
                if $0.v == 0 && $0.endsInOne || $0.f % 10 == 1 && $0.f % 100 != 11 { return .one }
                let few =
                    $0.v == 0 && $0.endsInTwoToFour
                    || (2...4).contains($0.f % 10) && !(12...14).contains($0.f % 100)
                return few ? .few : .other
            }
        ),
        (
            "sl",
            {
                if $0.v != 0 { return .few }
                return [1: .one, 2: .two, 3: .few, 4: .few][$0.i % 100] ?? .other
            }
        ),
        (
            "hsb dsb",
            {
                let last = ($0.v == 0 ? $0.i : $0.f) % 100
                return [1: .one, 2: .two, 3: .few, 4: .few][last] ?? .other
            }
        ),
        (
            "lt",
            {
                if $0.f != 0 { return .many }
                if (11...19).contains($0.i % 100) || $0.i % 10 == 0 { return .other }
                return $0.i % 10 == 1 ? .one : .few
            }
        ),
    ]

    /// Celtic languages.
    static let celtic: [(String, Rule)] = [
        ("cy", { $0.whole([0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]) }),
        (
            "ga",
            {
                guard $0.isWhole else { return .other }
                switch $0.i {
                case 1: return .one
                case 2: return .two
                case 3...6: return .few
                case 7...10: return .many
                default: return .other
                }
            }
        ),
        (
            "gd",
            {
                guard $0.isWhole else { return .other }
                switch $0.i {
                case 1, 11: return .one
                case 2, 12: return .two
                case 3...10, 13...19: return .few
                default: return .other
                }
            }
        ),
    ]
}
