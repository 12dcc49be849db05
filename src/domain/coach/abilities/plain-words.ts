/** A question in lower case, without courtesies and final marks. */
export const plainWords = (question: string): string =>
  question
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(
      /^(?:(?:hey|hi|ok|okay|so|please|coach|can you|could you|would you|i want to|i'd like to|let's)[,!]? )+/,
      '',
    )
    .replace(
      /^(?:(?:put|write|jot|note|mark) (?:it |me )?down|put in|note|mark me down for)(?: that)?:? (?=(?:an? |\d|i |half |some |the |my |one |two |three ))/,
      'log ',
    )
    .replace(/^log i (?:did|had|ate|drank) /, 'log ')
    // What follows a question is often only an aside: "Do eggs raise cholesterol? My wife says to stop."
    .replace(/\? (?:my|i|i'm|i've|we|they|she|he|just|because)\b[^?]*$/, '')
    // Judged by its length, the one thing that every record has.
    .replace(
      /^(did|do|am) i (sleep|sleeping) (?:well|ok|okay|good|fine|alright|all right)\b/,
      '$1 i $2 enough',
    )
    .replaceAll(/\bfibre\b/g, 'fiber')
    .replace(/\b(what|how|who|that|it|there)s\b/g, "$1's")
    .replace(/(?:[,.]? (?:please|pls|plz|thanks|thx|now|lol))*[.!? ]*$/, '')
    .trim();
