/** Longest question and title of a conversation, in characters. */
export const MAX_QUESTION = 500;
export const MAX_TITLE = 120;
