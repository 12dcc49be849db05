/** Words that change nothing in a question. */
const FILLERS =
  /\b(?:actually|really|exactly|even|basically|honestly|literally|truly|generally|normally|usually|still|such an?|so|very|quite|kinda|kind of|even|just|anyway|again|though|then|all)\b/g;
const TAIL =
  /(?:,? (?:exactly|then|please|dear|anyway|for (?:me|us|you|someone|somebody|people|everyone|adults|(?:an? )?(?:wom[ae]n|m[ae]n|person|adult)|(?:someone|somebody|people|a (?:wom[ae]n|m[ae]n|person))(?: (?:of|at))? my age|beginners|vegans|vegetarians)|(?:of|at|for) my age|in general|in simple (?:terms|words)|these days|to me|lately|in plain english|or not|right|do you know|tbh|man|bro|here|on here|in (?:this|the|your) app|in here|at all|nowadays|for real|in short|in the body))+$/;

/** "My doctor says potassium is good for blood pressure, is that so?" */
const HEARSAY =
  /^(?:my (?:doctor|gp|wife|husband|partner|daughter|son|mom|mum|dad|friends?|trainer|coach|mother|father|sister|brother|neighbou?r|dietitian|nurse|buddy)|(?:some |many |most )?(?:people|friends|doctors|influencers)|they|everyone|everybody|someone|somebody|the internet|tiktok|instagram|i)(?: keeps?)? (?:says?|said|saying|told me|tells me|claims?|thinks?|read|heard|saw)(?: (?:somewhere|online|once|on tiktok|in the news))?(?: that)? /;
const DOUBT =
  /,? (?:is (?:that|it|this) (?:so|true|right|correct|real|a myth)|true|right|correct|or not|myth or fact)(?: (?:at|for) my age| for me)?$/;

/** A question without who said so and whether that's true. */
export const withoutHearsay = (text: string): string =>
  text
    .replace(/\s*[?.!]+\s*(?=is (?:that|it|this)\b)/, ', ')
    .replace(HEARSAY, '')
    .replace(DOUBT, '');

/** "What is the number called HbA1c?" */
const CALLED =
  /\b(?:(?:the|this|that|a) )?(?:(?:number|value|thing|stuff|score|marker|nutrient|supplement|diet|word|term) (?:is )?(?:called|named|labeled)|so[- ]called|something called) /;

/** A question without words that change nothing, and without who said so. @param text plain words */
export const tidyQuestion = (text: string): string =>
  withoutHearsay(text)
    .replace(CALLED, '')
    .replaceAll(FILLERS, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/ ([,;:])/g, '$1')
    .trim()
    .replace(TAIL, '')
    .replace(/[?.!,;\s]+$/, '')
    .trim();
