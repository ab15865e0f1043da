// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    /// The looks of the server's own pages: those of the app, whose style sheet stands before.
    enum DoorLooks {
        static let path = "/sign-in.css"

        static let css = """
            body { overflow: auto; background: var(--grouped-background); }
            main {
              display: grid; align-content: center; justify-items: center; gap: 1.25rem;
              min-block-size: 100%; padding: 1.25rem;
            }
            h1 { font-size: var(--size-title); font-weight: 700; }
            form {
              display: grid; gap: 0.875rem; inline-size: min(22rem, 100%); padding: 1.25rem;
              border-radius: 1.25rem; background: var(--cell);
            }
            label { display: grid; gap: 0.25rem; font-size: var(--size-footnote); }
            label { color: var(--secondary-words); }
            input {
              inline-size: 100%; min-block-size: 2.75rem; padding-inline: 0.75rem; border: 0;
              border-radius: 0.75rem; background: var(--quiet); color: var(--primary);
              font-size: var(--size-body);
            }
            button {
              min-block-size: 2.75rem; border-radius: 0.75rem; background: var(--accent-fill);
              color: #fff; font-weight: 600; text-align: center;
            }
            button:is(:hover, :active) { opacity: 0.85; }
            [role=status]:empty { display: none; }
            [role=status] { color: var(--red-words); text-align: center; }
            @media (forced-colors: active) {
              form, input, button { border: 1px solid ButtonBorder; }
            }

            """
    }
#endif
