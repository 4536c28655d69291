/** Why the embedded database cannot be used: a sentence for whoever started the server. */
export class EmbeddedProblem extends Error {}
