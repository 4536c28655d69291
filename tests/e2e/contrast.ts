/**
 * What cannot be read or seen of the controls that are on the page: text against its ground (WCAG 1.4.3), and with
 * `ring` the ring around what has the focus against what lies around it (1.4.11). Runs in the page.
 */
export const findFaint = (ring: boolean): string[] => {
  type Colour = [number, number, number, number]
  const parse = (text: string): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number)
    return [red, green, blue, alpha]
  }
  const mix = (over: Colour, under: Colour, share: number): Colour => [
    over[0] * share + under[0] * (1 - share),
    over[1] * share + under[1] * (1 - share),
    over[2] * share + under[2] * (1 - share),
    1,
  ]
  const luminance = (colour: Colour) => {
    const [red, green, blue] = colour.map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  }
  const contrast = (one: Colour, other: Colour) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (light! + 0.05) / (dark! + 0.05)
  }
  const grounds = new Map<Element, Colour | null>()
  /** Null where a picture lies beneath: nobody can say what colour that is. */
  const ground = (element: Element | null): Colour | null => {
    if (!element) return [255, 255, 255, 1]
    const known = grounds.get(element)
    if (known !== undefined) return known
    const found = groundOf(element)
    grounds.set(element, found)
    return found
  }
  const groundOf = (element: Element): Colour | null => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const own = parse(backgroundColor)
    if (own[3] === 1) return own
    if (backgroundImage.includes('url(')) return null
    const beneath = ground(element.parentElement)
    return beneath && mix(own, beneath, own[3])
  }
  /** A colour as it is seen through the opacity of what it stands in. */
  const seen = (element: Element | null, colour: Colour): Colour => {
    if (!element) return colour
    const beneath = ground(element.parentElement) ?? colour
    return seen(element.parentElement, mix(colour, beneath, Number(getComputedStyle(element).opacity)))
  }
  const nameOf = (control: Element) =>
    `${control.localName} "${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 30)}"`

  const faintTexts = (control: Element): string[] => {
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!
      const { color, fontSize, fontWeight, clipPath, width } = getComputedStyle(element)
      const isForEyes = element.checkVisibility({ visibilityProperty: true }) && clipPath === 'none' && width !== '1px'
      const beneath = ground(element)
      if (!texts.currentNode.textContent?.trim() || !isForEyes || !beneath) continue
      const size = Number.parseFloat(fontSize)
      const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
      const own = parse(color)
      const ratio = contrast(seen(element, mix(own, beneath, own[3])), seen(element, beneath))
      if (ratio < least) found.push(`${nameOf(control)}: text ${ratio.toFixed(2)}`)
    }
    return found
  }

  const faintRing = (control: HTMLElement): string[] => {
    const style = [getComputedStyle(control), getComputedStyle(control, '::after')].find(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
    )
    if (!style) return [`${nameOf(control)}: no ring`]
    const isInside = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth) <= 0
    const around = ground(isInside ? control : control.parentElement)
    // What floats over the page lies on its light parts and on its dark ones; a bar has a ground of its own.
    const floats = !isInside && !control.closest('header, main, footer, dialog, nav')
    const lies = [around, floats ? ground(document.querySelector('footer')) : null].filter((found) => found !== null)
    const colours = [style.outlineColor, ...(style.boxShadow.match(/rgba?\([^)]+\)/g) ?? [])].map(parse)
    return lies.flatMap((beneath) => {
      const best = Math.max(...colours.map((colour) => contrast(mix(colour, beneath, colour[3]), beneath)))
      return best < 3 ? [`${nameOf(control)}: ring ${best.toFixed(2)}`] : []
    })
  }

  const controls = [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')].filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }),
  )
  return controls.flatMap((control) => (ring ? faintRing(control) : faintTexts(control)))
}
