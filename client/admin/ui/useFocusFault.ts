import { useAfterCommit } from '#client/ui/useAfterCommit.ts'

/** Takes the keyboard to the first field that is complained about, so that a screen reader reads the complaint with it. */
export const useFocusFault = () => {
  const afterCommit = useAfterCommit()
  return (within: HTMLElement | null) =>
    afterCommit(() => within?.querySelector<HTMLElement>('[aria-invalid=true], [data-fault=true]')?.focus())
}
