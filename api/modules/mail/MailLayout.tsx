import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { MailContent, MailFooter } from './mail-content.ts'
import { styles } from './mail-styles.ts'

const Paragraphs = ({ texts }: { texts: string[] }) =>
  texts.map((text) => (
    <Text key={text} style={styles.paragraph}>
      {text}
    </Text>
  ))

const CouponBox = ({ coupon }: { coupon: NonNullable<MailContent['coupon']> }) => (
  <Section style={styles.coupon}>
    <Text style={styles.couponLabel}>{coupon.label}</Text>
    <Text style={styles.couponPercent}>{coupon.percent}</Text>
    <Text style={styles.couponCode}>{coupon.code}</Text>
    <Img src={coupon.qrUrl} alt={coupon.qrAlt} width="132" height="132" style={styles.qr} />
    <Text style={styles.couponPrices}>
      <Link href={coupon.prices.url} style={styles.link}>
        {coupon.prices.label}
      </Link>
    </Text>
    <Text style={styles.couponNote}>{coupon.note}</Text>
  </Section>
)

const Facts = ({ facts }: { facts: [string, string][] }) => (
  <Section style={styles.facts}>
    {facts.map(([label, value]) => (
      <Text key={label} style={styles.fact}>
        <strong>{label}</strong>
        <br />
        {value}
      </Text>
    ))}
  </Section>
)

const Quotes = ({ quotes }: { quotes: NonNullable<MailContent['quotes']> }) =>
  quotes.map(({ label, text }) => (
    <Section key={`${label}${text}`} style={styles.quote}>
      <Text style={styles.small}>{label}</Text>
      <Text style={styles.quoted}>{text}</Text>
    </Section>
  ))

const Footer = ({ footer }: { footer: MailFooter }) => (
  <Section style={styles.footer}>
    <Text style={styles.small}>
      {footer.hotel} ·{' '}
      <Link href={footer.phone.url} style={styles.link}>
        {footer.phone.text}
      </Link>
    </Text>
    {footer.postalAddress && <Text style={styles.small}>{footer.postalAddress}</Text>}
    <Text style={styles.small}>{footer.reason}</Text>
    {footer.unsubscribe && (
      <Text style={styles.small}>
        <Link href={footer.unsubscribe.url} style={styles.link}>
          {footer.unsubscribe.label}
        </Link>
      </Text>
    )}
  </Section>
)

/** The one layout of every mail: one column, real text, at most 560 pixels wide and fluid below. */
export const MailLayout = ({ content, band }: { content: MailContent; band?: string }) => (
  <Html lang={content.locale} dir="ltr">
    <Head>
      <title>{content.subject}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light" />
      <meta name="supported-color-schemes" content="light" />
    </Head>
    <Preview>{content.preview}</Preview>
    <Body style={styles.body}>
      <Container style={styles.card}>
        <Section style={styles.band}>
          <Text style={styles.hotel}>{content.footer.hotel}</Text>
          {band && <Text style={styles.established}>{band}</Text>}
        </Section>
        <Section style={styles.content}>
          {content.heading && (
            <Heading as="h1" style={styles.heading}>
              {content.heading}
            </Heading>
          )}
          <Paragraphs texts={content.opening} />
          {content.coupon && <CouponBox coupon={content.coupon} />}
          {content.facts && <Facts facts={content.facts} />}
          {content.button && (
            <Section style={styles.buttonRow}>
              <Button href={content.button.url} style={styles.button}>
                {content.button.label}
              </Button>
            </Section>
          )}
          {content.link && (
            <Text style={styles.paragraph}>
              <Link href={content.link.url} style={styles.link}>
                {content.link.label}
              </Link>
            </Text>
          )}
          <Paragraphs texts={content.closing} />
          <Text style={styles.paragraph}>{content.signature}</Text>
          {content.quotes && <Quotes quotes={content.quotes} />}
        </Section>
        <Hr style={styles.rule} />
        <Footer footer={content.footer} />
      </Container>
    </Body>
  </Html>
)
