import { submitInquirySchema, updateInquirySchema } from '#graphql/inputs/inquiry.ts'
import { Inquiry } from './inquiry.entity.ts'
import { InquiryResolver } from './inquiry.resolver.ts'
import { anonymiseOldInquiries, forgetSenders } from './retention.job.ts'
import { findInquiry } from './inquiry.service.ts'
import { recordListQuery } from '../../platform/schema/record-list.ts'
import type { Module } from '../../platform/module.ts'

export const inquiries: Module = {
  entities: [Inquiry],
  resolvers: [InquiryResolver],
  nodes: [{ type: 'Inquiry', needs: 'inquiries:read', find: findInquiry }],
  jobs: [
    { queue: 'inquiries.forget-senders', schedule: '10 4 * * *', run: forgetSenders },
    { queue: 'inquiries.anonymise', schedule: '20 4 * * *', run: anonymiseOldInquiries },
  ],
  routes: [
    {
      method: 'POST',
      path: '/api/inquiries',
      operation: 'RestSubmitInquiry',
      summary: 'Send a message to the front desk',
      body: 'input',
      answer: 'submitInquiry',
      status: 201,
      rules: submitInquirySchema,
      example: {
        name: 'Aino Virtanen',
        email: 'aino@example.com',
        message: 'Is a room on the ground floor free?',
        arrival: '2027-02-01',
        departure: '2027-02-08',
        guests: 2,
      },
      creates: true,
      refusals: ['RATE_LIMITED'],
    },
    {
      method: 'GET',
      path: '/api/inquiries',
      operation: 'RestInquiries',
      summary: 'Inquiries, the newest first unless told otherwise (staff)',
      query: {
        status: 'status',
        language: 'language',
        snoozed: 'snoozed',
        merged: 'merged',
        q: 'search',
        ...recordListQuery,
        cursor: 'after',
        limit: 'first',
      },
      answer: 'inquiries',
    },
    {
      method: 'GET',
      path: '/api/inquiries/{id}',
      operation: 'RestFindInquiry',
      summary: 'One inquiry (staff)',
      answer: 'inquiry',
      versioned: true,
      missing: 'There is no such inquiry',
    },
    {
      method: 'PATCH',
      path: '/api/inquiries/{id}',
      operation: 'RestUpdateInquiry',
      summary: 'Change status, assignee, notes or the day of return of an inquiry (staff)',
      body: 'input',
      answer: 'updateInquiry',
      rules: updateInquirySchema,
      example: { status: 'answered', notes: 'Called back' },
      versioned: true,
    },
  ],
}
