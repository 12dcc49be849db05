/** What people do with the product. "How do I drink more water?" isn't about a screen. */
const USES =
  '(?:add|archive|backup|back up|cancel|change|check|close|compare|connect|contact|copy|correct|create|customi[sz]e|delete|disable|download|edit|enable|end (?:a|my|the|this)|enter|erase|export|favorite|find|fix|get (?:my|the|a) (?:data|file|report|export|password)|hide|import|input|install|invite|link|log|make (?:a|an|my own|the|it|this)|manage|mark|move|mute|open|pair|pause|pay|photograph|pin|print|put in|record|register|remove|rename|repeat|report|reset|restore|save|scan|search|see|select|set|set up|share|sign|sort|start (?:a|my|the|this|an)|stop (?:a|my|the|this|an)|submit|subscribe|switch|sync|take (?:a photo|a picture|my data|out)|tell you|track|turn|type|undo|update|upgrade|upload|use|view|weigh in|write)';

const HELP = new RegExp(
  `^(?:how (?:do|can|could|would) (?:i|you|we)|how to|can i|is there a way to|do you (?:know|have) (?:how|a way) to) (?:also |even |still |just |only |quickly |manually )?${USES}\\b|^where (?:do|can) (?:i|you|we) |^where (?:is|are) `,
);

/** "How do I log a fast?", "bf% how do I log it" */
const ENTER =
  /(?:^|^[\w% -]{1,24},? )(?:how|where) (?:do|can|could|should|would) (?:i|you|we) (?:log|enter|record|track|add|put in|input|import|sync|export|delete|turn off|turn on)\b/;

/** Whether a question asks how to use the product. @param text plain words */
export const asksHelp = (text: string): boolean => HELP.test(text);

/** Whether a question asks how to enter, import or delete something. @param text plain words */
export const asksToEnter = (text: string): boolean => ENTER.test(text);
