/** Maximum length of a question and of a conversation's title, in characters. */
export const MAX_QUESTION = 500;
export const MAX_TITLE = 120;

/** Maximum number of questions in a conversation, which is sent in full. */
export const MAX_EXCHANGES = 300;
