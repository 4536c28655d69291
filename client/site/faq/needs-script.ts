/** Controls that do nothing without JavaScript are not shown there. */
export const needsScript = { '@media (scripting: none)': { display: 'none' } }
