/** A file that gives no readings; the message tells its owner what it is and what to do. */
export class FileFault extends Error {}
