import { BesideResolver, InquiryBesideResolver, InquiryStayResolver } from './inquiry-stay.resolver.ts'
import type { Module } from '../../platform/module.ts'

export const inquiryStays: Module = {
  resolvers: [BesideResolver, InquiryBesideResolver, InquiryStayResolver],
}
