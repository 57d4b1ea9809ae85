/** The one style of all pages. System fonts, two columns where they fit, nothing that moves. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: #fdfdfc; --raised: #fff; --sunk: #f5f5f2; --ink: #1f2224; --quiet: #62676c; --line: #dfdfda;
  --link: #0a558c; --good: #19693a; --bad: #b3261e; --target: #b8860b; --warning: #fff6dc;
  --text: system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif;
  --chinese: system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif;
  --mono: ui-monospace, "SF Mono", Consolas, "DejaVu Sans Mono", "Noto Sans Mono CJK SC", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #16181a; --raised: #1c1f21; --sunk: #111315; --ink: #dcdfe1; --quiet: #979da3; --line: #33373a;
    --link: #86bdeb; --good: #7cc796; --bad: #f0867e; --target: #d9a92f; --warning: #2e2810;
  }
}
* { box-sizing: border-box }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100% }
body { max-width: 78rem; margin: 0 auto; padding: 1.5rem 2rem 5rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 var(--text) }
[lang|="zh"] { font-family: var(--chinese) }
span[lang] { unicode-bidi: isolate }
a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: .18em }
a:hover { text-decoration-thickness: 2px }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px }
h1, h2, h3, h4, p, ul, ol, dl, figure { margin: 0 }
h1 { font-size: 1.75rem; line-height: 1.25; margin: .75rem 0 .5rem }
h2 { font-size: 1.3rem; line-height: 1.3; margin-top: 2.25rem }
h3 { font-size: 1.05rem; line-height: 1.4; margin-top: 1.5rem }
code, pre { font-family: var(--mono); font-size: .86em; font-variant-ligatures: none }
p code, li code, dd code, h4 code { overflow-wrap: anywhere }
.pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 2.5rem; margin: .6rem 0; overflow-wrap: break-word }
.pair > div { unicode-bidi: isolate }
.pair ul, .pair ol, .contents ul { padding-left: 1.25rem }
.heading > .pair { border-bottom: 1px solid var(--line); padding-bottom: .3rem }
.heading:has(h3) > .pair { border: 0; padding: 0 }
table.row { table-layout: fixed; width: 100% }

nav.top { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem; font-size: .9rem; padding-bottom: .5rem; border-bottom: 1px solid var(--line) }
nav.top > span > * { margin-left: .6rem }
nav.contents { margin: 1.25rem 0; font-size: .9rem }
nav.contents ul { columns: 2; column-gap: 2.5rem; margin-top: .4rem; list-style: none; padding: 0 }
nav.contents li { break-inside: avoid; padding: .1rem 0 }
nav.contents .depth-3 { padding-left: 1.25rem }
nav.areas { margin: .5rem 0 1rem; font-size: .9rem; line-height: 2 }
nav.areas a { margin-right: .5rem; white-space: nowrap }
nav a { text-decoration: none }
nav a:hover { text-decoration: underline }

.rule { margin: 1rem 0; padding: .75rem 1.1rem .8rem; background: var(--raised); border: 1px solid var(--line); border-radius: 6px }
.rule:target, li:target, figure:target { border-color: var(--target); box-shadow: -4px 0 0 var(--target) }
.rule > header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .2rem 1rem }
.rule h4 { font-size: 1rem } .rule h4 a { text-decoration: none } .rule h4 a:hover { text-decoration: underline }
.rule > .pair { margin: .35rem 0 .55rem }
.tag { display: inline-block; padding: 0 .5em; border: 1px solid var(--line); border-radius: 3px; font-size: .78rem; line-height: 1.6; color: var(--quiet); white-space: nowrap }
.format { font-variant-numeric: tabular-nums }
.facts { display: flex; flex-wrap: wrap; gap: .1rem 1.5rem; font-size: .84rem; color: var(--quiet) }
.facts > div { display: flex; gap: .5em; min-width: 0 }
.facts dt { white-space: nowrap } .facts dt::after { content: ":" }
.facts dd { margin: 0; color: var(--ink); min-width: 0; overflow-wrap: anywhere }
.none, .aside, .run { color: var(--quiet); font-size: .88rem; font-weight: normal }
.mark .aside { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.mark { position: relative; white-space: nowrap; font-size: .8rem } .passed { color: var(--good) } .failed { color: var(--bad); font-weight: 600 } .other { color: var(--quiet) }
.warning { background: var(--warning); border: 1px solid var(--target); border-radius: 6px; padding: 0 1.1rem; margin: 1rem 0 }

details > summary { cursor: pointer; font-size: .88rem; color: var(--quiet) }
summary:hover { color: var(--ink) }
.rule > details, .rule > .none { margin-top: .45rem }
nav.contents a > span { color: var(--quiet); margin-left: .4em }
.vectors { list-style: none; padding: 0; margin-top: .5rem }
.vectors > li { padding: .7rem 0 .8rem; border-top: 1px solid var(--line); font-size: .93rem }
.vectors > li:target { padding-left: .8rem }
.vectors .pair { margin: .15rem 0 .25rem }
.vectors > li:last-child { padding-bottom: 0 }
.caught { color: var(--quiet); font-size: .88rem }
pre { max-width: 100%; max-height: 32rem; overflow: auto; margin: .5rem 0 0; padding: .55rem .75rem; background: var(--sunk); border: 1px solid var(--line); border-radius: 4px; line-height: 1.5; font-size: .8rem; tab-size: 2 }
pre code { font-size: inherit } pre a { text-decoration: none } pre a:hover { text-decoration: underline }
.n { color: var(--quiet); user-select: none }
ins { text-decoration: none; color: var(--good) }
.unseen { border: 1px solid var(--line); border-radius: 2px; padding: 0 .2em; color: var(--bad); font-size: .85em }

figure { margin: 1.25rem 0 1.5rem; border-radius: 4px }
figcaption { font-size: .88rem; color: var(--quiet); margin: .75rem 0 .3rem }
.schemas figure { margin: .25rem 0 } .schemas figcaption { margin-top: .5rem }
.scroll { overflow-x: auto }
table { border-collapse: collapse; font-size: .88rem; font-variant-numeric: tabular-nums }
table.wide { width: 100% }
th, td { text-align: left; vertical-align: top; padding: .3rem .9rem .3rem 0; border-bottom: 1px solid var(--line) }
th { font-weight: 600 } thead th { color: var(--quiet); font-weight: normal; white-space: nowrap }
.number { text-align: right; padding-right: 1.6rem }
.wide td, time { white-space: nowrap } .wide td.title { white-space: normal; min-width: 9rem }
.area th { padding-top: 1.2rem; font-size: .95rem }
tbody:target .area th { color: var(--target) }
tbody tr:not(.area):hover { background: var(--sunk) }

@media (max-width: 899px) {
  body { padding: 1rem 1rem 4rem }
  .pair { grid-template-columns: minmax(0, 1fr); gap: .25rem 0 }
  .pair > [lang|="zh"] { color: color-mix(in srgb, var(--ink) 85%, var(--quiet)) }
  nav.contents ul { columns: 1 }
  h1 { font-size: 1.45rem; margin: .4rem 0 }
  .heading > .pair > div + div > * { margin-top: 0 }
  .rule { padding: .65rem .8rem }
}
@media print {
  :root { --paper: #fff; --raised: #fff; --sunk: #fff; --ink: #000; --quiet: #444; --line: #bbb; --link: #000 }
  html { font-size: 9.5pt }
  body { max-width: none; padding: 0 }
  nav, nav.top { display: none }
  pre { max-height: none; white-space: pre-wrap; overflow-wrap: anywhere }
  .rule, .vectors > li, tr { break-inside: avoid }
  h2, h3, h4, figcaption, .rule > header { break-after: avoid }
}
`
