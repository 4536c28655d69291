import { Box, chakra } from '@chakra-ui/react'
import { useMemo, useState, type SyntheticEvent } from 'react'
import { splitStyles } from './split-styles.ts'

interface MailFrameProps {
  html: string
  /** What the frame shows, for screen readers. */
  title: string
  /** A CSS length, as wide as the mail program's window. */
  width: string
}

/** Links of a mail that is only looked at lead nowhere. */
const onlyLooking = 'a { pointer-events: none } html { overflow: hidden }'

/** A mail as its reader sees it: no script runs, no form is sent, no page is opened, and it stands in its full height. */
export const MailFrame = ({ html, title, width }: MailFrameProps) => {
  const mail = useMemo(() => splitStyles(html), [html])
  const [height, setHeight] = useState(480)

  const dress = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = frame.contentDocument
    const Sheet = (frame.contentWindow as (Window & typeof globalThis) | null)?.CSSStyleSheet
    if (!page || !Sheet) return
    const sheet = new Sheet()
    sheet.replaceSync(`${mail.css}\n${onlyLooking}`)
    page.adoptedStyleSheets = [sheet]
    // A frame inherits no language, and the height follows from the width.
    const measure = () => setHeight(Math.ceil(page.body.getBoundingClientRect().height))
    new ResizeObserver(measure).observe(page.body)
    measure()
  }

  return (
    <Box
      overflowX="auto"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
      bg="bg.muted"
      tabIndex={0}
      role="region"
      aria-label={title}
    >
      <chakra.iframe
        // A new mail or width starts from its own height.
        key={width}
        sandbox="allow-same-origin"
        srcDoc={mail.html}
        title={title}
        onLoad={dress}
        width={width}
        height={`${height}px`}
        display="block"
        mx="auto"
        bg="white"
        border="none"
      />
    </Box>
  )
}
