/** Where the guest sleeps: 'with you', 'hos er', 'ein Zimmer', 'dormir chez vous'. */
export const withYou =
  /\b(?:with you(?: guys)?|at yours|your (?:place|hotel|inn)|stay(?:ing)? with|sleep(?:ing)?|rooms?|bei (?:euch|ihnen|dir)|ubernacht[a-z]*|schlafen|zimmer|chez vous|dormi[a-z]*|loge[a-z]*|chambres?|con (?:ustedes|vosotros|usted|vos)|aloj[a-z]*|hosped[a-z]*|habitacion(?:es)?|com (?:voces?|vcs)|ai com|ficar com|quartos?|teilla|teille|yop[a-z]*|majoit[a-z]*|huone[a-z]*|nukku[a-z]*|hos (?:er|eder)|till er|sova|bo hos|rum(?:met)?|suite|svit(?:en)?|sviit[a-z]*|studio|king|queen)\b/
