/** Maximum length of a question and of a conversation's title, in characters. */
export const MAX_QUESTION = 500;
export const MAX_TITLE = 120;

/** Most questions of a conversation, which is sent whole. */
export const MAX_EXCHANGES = 300;
