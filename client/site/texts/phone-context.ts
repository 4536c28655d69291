import { createContext } from 'react'
import type { ChatWidgetFragment } from '../chat/ChatWidget.generated.ts'

/** The front desk's number, as it is read and as it is called. */
export const PhoneContext = createContext<ChatWidgetFragment>({ phone: '', phoneLink: '' })
