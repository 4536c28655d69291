/**
 * A mail without its style blocks and scripts, and the rules of those blocks. The page's content policy, which a frame inherits,
 * allows no style block; rules set from outside are free of it.
 */
export const splitStyles = (html: string): { html: string; css: string } => {
  const mail = new DOMParser().parseFromString(html, 'text/html')
  const css = [...mail.querySelectorAll('style')].map((block) => block.textContent).join('\n')
  for (const element of mail.querySelectorAll('style, script, link, base, meta')) element.remove()
  return { html: `<!doctype html>${mail.documentElement.outerHTML}`, css }
}
