import { Flex } from '@chakra-ui/react'
import { useEffect, useState, type FormEvent } from 'react'
import { couponCode } from '#graphql/inputs/coupon.ts'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { QrIcon, SearchIcon } from '../ui/icons.tsx'
import { TextField } from '../ui/TextField.tsx'
import { canScan } from './barcode.ts'
import { codeField } from './code-field.ts'
import { ScanDialog } from './ScanDialog.tsx'

type Wanted = { code: string } | { email: string }

interface FindFormProps {
  /** Nothing was looked for yet: the next thing is a code. */
  isFirst: boolean
  onFind: (wanted: Wanted) => void
}

/** A camera is offered only where the browser can read what it sees. */
const useCanScan = () => {
  const [can, setCan] = useState(false)
  useEffect(() => {
    let isOver = false
    void canScan().then((answer) => !isOver && setCan(answer))
    return () => {
      isOver = true
    }
  }, [])
  return can
}

/** Finds a coupon by its code, typed or scanned, or by the address that the mail went to. */
export const FindForm = ({ isFirst, onFind }: FindFormProps) => {
  const [typed, setTyped] = useState('')
  const [complaint, setComplaint] = useState('')
  const [isScanning, setScanning] = useState(false)
  const isOffered = useCanScan()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = typed.trim()
    if (!text) return setComplaint('Code or email address is required')
    if (text.includes('@')) return onFind({ email: text })
    const { data: code, error } = couponCode.safeParse(text)
    if (!code) return setComplaint(error?.issues[0]?.message ?? '')
    onFind({ code })
  }
  return (
    <Form onSubmit={submit} focusFirst={isFirst}>
      <TextField
        ref={codeField}
        label="Code or email address"
        name="code"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={300}
        help="A guest may also just show the mail: then type the address it went to."
        value={typed}
        onChange={(value) => {
          setTyped(value)
          setComplaint('')
        }}
        complaint={complaint}
      />
      <Flex gap="3" wrap="wrap">
        <Button type="submit" variant="solid" colorPalette="coral">
          <SearchIcon />
          Find
        </Button>
        {isOffered && (
          <Button type="button" onClick={() => setScanning(true)}>
            <QrIcon />
            Scan a QR code
          </Button>
        )}
      </Flex>
      <ScanDialog
        open={isScanning}
        onClose={() => setScanning(false)}
        onCode={(code) => {
          setScanning(false)
          setTyped(code)
          onFind({ code })
        }}
      />
    </Form>
  )
}
