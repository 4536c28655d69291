import { readAgain } from '../ui/read-again.ts'
import { attempted } from '../ui/reported.ts'
import { notify } from '../ui/toasts.tsx'
import {
  useCopySeasonMutation,
  useDeletePricingRulesMutation,
  type CopySeasonMutationVariables,
} from './CopySeason.generated.ts'

const listed = readAgain('PricingRules')

export const rulesInWords = (count: number) => (count === 1 ? '1 rule' : `${count} rules`)

/** Makes rules of a season for the next year, with one way back for all of them. */
export const useCopySeason = () => {
  const [copy] = useCopySeasonMutation(listed)
  const [remove] = useDeletePricingRulesMutation(listed)

  const takeBack = (ids: string[]) =>
    attempted('The copies could not be taken back', async () => {
      await remove({ variables: { ids } })
      notify({ tone: 'success', title: `${rulesInWords(ids.length)} taken back` })
    })

  return async (input: CopySeasonMutationVariables['input']) => {
    const { data } = await copy({ variables: { input } })
    const ids = data!.copySeason.rules.map(({ id }) => id)
    notify({
      tone: 'success',
      title: `${rulesInWords(ids.length)} copied to next year`,
      action: { label: 'Undo', onClick: () => void takeBack(ids) },
    })
  }
}
