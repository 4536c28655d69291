import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

/** Two stripes; both layers repeat it in whole pieces, so that no scallop is cut at the edge. */
const pair = '3rem'
const drop = '0.75rem'

const scallop = (center: string) =>
  `radial-gradient(ellipse 25% 100% at ${center} 0, #000 calc(100% - 0.5px), transparent)`

const Cloth = chakra('div', {
  base: {
    height: '2rem',
    background: `linear-gradient(rgba(22, 50, 62, 0.2), transparent 55%), linear-gradient(90deg, {colors.coral} 50%, {colors.foam} 50%) 0 0 / ${pair} 100% round`,
    maskImage: `linear-gradient(#000, #000), ${scallop('25%')}, ${scallop('75%')}`,
    maskSize: `100% calc(100% - ${drop} + 0.5px), ${pair} ${drop}, ${pair} ${drop}`,
    maskPosition: '0 0, 0 100%, 0 100%',
    maskRepeat: 'no-repeat, round no-repeat, round no-repeat',
  },
})

/** A striped awning along the top of a card: the hotel's windows have them, and so has its best offer. */
export const Awning = (props: HTMLChakraProps<'div'>) => (
  <chakra.div filter="drop-shadow(0 3px 3px rgba(22, 50, 62, 0.28))" aria-hidden="true" {...props}>
    <Cloth />
  </chakra.div>
)
