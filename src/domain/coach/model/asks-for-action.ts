const ASKED =
  /^(?:(?:please|can you|could you|would you|hey|hi|ok|okay|now|then|and|also|yes|coach)[,\s]+)*(?:log|add|record|track|save|enter|put|start|begin|end|stop|finish|break|i (?:just |have just |'ve just )?(?:ate|had|drank|weigh|weighed)|i'(?:ve| have) (?:just )?(?:eaten|had|drunk)|ate|had|drank|weighed|propose|remember|keep in mind|forget|remind|set|turn (?:on|off))\b|\b(?:log|add|record|track|save) (?:it|that|this|them|these|the|my|a|an|\d+)\b|\bstart (?:a|my|the) (?:\S+ ){0,3}fast\b|\bend (?:my|the) fast\b/i;

/** Whether the member asked to log or change something. If not, nothing is proposed, whatever the model has read. */
export const asksForAction = (question: string): boolean =>
  ASKED.test(
    question
      .normalize('NFKC')
      .replaceAll(/[’‘`´]/g, "'")
      .trim(),
  );
