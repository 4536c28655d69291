/** Structured data for search engines. A data block: it is never run, and cannot end its own tag. */
export const JsonLd = ({ data }: { data: Record<string, unknown> }) => (
  <script
    type="application/ld+json"
    // oxlint-disable-next-line react/no-danger -- JSON with every < escaped
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
)
