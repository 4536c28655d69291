import type { CSSProperties } from 'react'

/** The site's palette; mail programs know no style sheet of ours, so every rule stands at its element. */
const ink = '#16323E'
const soft = '#45606A'
const lagoon = '#0E4656'
const coral = '#B5452E'
const font = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif"

export const styles = {
  body: { margin: 0, padding: '24px 8px', backgroundColor: '#FBF6EC', color: ink, fontFamily: font },
  card: { maxWidth: '560px', margin: '0 auto', backgroundColor: '#FFFDF7', borderRadius: '12px', overflow: 'hidden' },
  band: { backgroundColor: lagoon, padding: '20px 28px' },
  hotel: { margin: 0, color: '#FFFDF7', fontFamily: 'Georgia, serif', fontSize: '20px', lineHeight: '28px' },
  established: { margin: 0, color: '#A8DAD0', fontSize: '14px', lineHeight: '20px' },
  content: { padding: '28px 28px 12px' },
  heading: { margin: '0 0 16px', fontFamily: 'Georgia, serif', fontSize: '26px', lineHeight: '34px', color: lagoon },
  paragraph: { margin: '0 0 16px', fontSize: '16px', lineHeight: '26px', color: ink, whiteSpace: 'pre-line' },
  coupon: {
    margin: '8px 0 20px',
    padding: '20px 16px',
    border: `2px dashed ${coral}`,
    borderRadius: '10px',
    textAlign: 'center',
    backgroundColor: '#FBE3D6',
  },
  couponLabel: { margin: '0 0 4px', fontSize: '15px', lineHeight: '22px', color: ink },
  couponPercent: { margin: 0, fontSize: '34px', lineHeight: '42px', fontWeight: 700, color: '#98371F' },
  couponCode: {
    margin: '8px 0',
    fontSize: '26px',
    lineHeight: '34px',
    fontWeight: 700,
    letterSpacing: '2px',
    color: ink,
  },
  couponPrices: { margin: '10px 0 0', fontSize: '16px', lineHeight: '24px', fontWeight: 700 },
  couponNote: { margin: '8px 0 0', fontSize: '14px', lineHeight: '20px', color: ink },
  qr: { margin: '0 auto', display: 'block' },
  button: {
    backgroundColor: coral,
    color: '#FFFFFF',
    padding: '14px 26px',
    borderRadius: '999px',
    fontSize: '16px',
    fontWeight: 700,
    textDecoration: 'none',
  },
  buttonRow: { margin: '8px 0 24px', textAlign: 'center' },
  facts: { margin: '0 0 16px', padding: '14px 18px', backgroundColor: '#F6E9D5', borderRadius: '10px' },
  fact: { margin: '0 0 8px', fontSize: '15px', lineHeight: '23px', color: ink, whiteSpace: 'pre-line' },
  quote: { margin: '0 0 12px', paddingLeft: '14px', borderLeft: '3px solid #E8D2B2' },
  quoted: { margin: '0 0 8px', fontSize: '15px', lineHeight: '23px', color: soft, whiteSpace: 'pre-line' },
  rule: { borderColor: '#E8D2B2', margin: '8px 28px', width: 'auto' },
  footer: { padding: '8px 28px 24px' },
  small: { margin: '0 0 8px', fontSize: '14px', lineHeight: '21px', color: soft },
  link: { color: lagoon, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>
