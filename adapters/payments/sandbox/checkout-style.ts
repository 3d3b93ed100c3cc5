/** Styles of the sandbox's pages: deliberately unlike Vonk's, so that they are not confused. */
export const CHECKOUT_STYLE = `:root {
  color-scheme: light dark;
  --page: #eef1f5;
  --sheet: #ffffff;
  --text: #1b2430;
  --quiet: #4d5a6a;
  --line: #6f7d8f;
  --act: #24466f;
  --on-act: #ffffff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #10151c;
    --sheet: #1a222d;
    --text: #eef2f7;
    --quiet: #aab6c4;
    --line: #7f8da0;
    --act: #a9cbf5;
    --on-act: #0d1a2a;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--page);
  color: var(--text);
  font: 17px/1.5 system-ui, sans-serif;
}
.sandbox {
  margin: 0;
  padding: 12px 16px;
  background: var(--act);
  color: var(--on-act);
  font-weight: 600;
  text-align: center;
}
main {
  max-width: 480px;
  margin: 24px auto;
  padding: 24px;
  background: var(--sheet);
  border-radius: 8px;
}
h1 { margin: 0 0 8px; font-size: 24px; }
dl {
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 8px 16px;
  margin: 24px 0;
}
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
.amount { font-size: 21px; font-weight: 600; font-variant-numeric: tabular-nums; }
.code { font-family: ui-monospace, monospace; font-size: 15px; }
fieldset { margin: 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }
button {
  display: block;
  width: 100%;
  min-height: 48px;
  margin-top: 12px;
  padding: 8px 16px;
  background: transparent;
  color: inherit;
  border: 1px solid var(--line);
  border-radius: 6px;
  font: inherit;
  cursor: pointer;
}
button[value='paid'] { background: var(--act); color: var(--on-act); border-color: var(--act); }
button:focus-visible, a:focus-visible { outline: 3px solid var(--act); outline-offset: 3px; }
#hint { margin: 8px 0 0; color: var(--quiet); font-size: 15px; }
.outcome { font-weight: 600; }
a { display: inline-block; padding: 10px 0; color: var(--act); }
`
