/**
 * The token of a link that acts for whoever has it, as it stands in a text, in HTML or in a header. JavaScript and
 * PostgreSQL read the expression alike.
 */
export const actingToken = String.raw`(?<=[?&;](?:token|invitation|reset)=)[\w.~%-]+`
