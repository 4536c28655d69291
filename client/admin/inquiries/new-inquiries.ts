import { createContext, useContext } from 'react'

/** How many inquiries nobody has looked at yet; 0 rather than a guess while it is not known. */
export const NewInquiries = createContext(0)

export const useNewInquiries = () => useContext(NewInquiries)
