/** What has no end but today: with it, a period that another sentence names isn't the question's. */
export const OPEN_ENDED =
  /\b(?:so far|ever|all time|up to (?:now|today)|until now|to date|on record|all (?:of )?my (?:logged|recorded)|since (?:you|i|we) (?:started|began)|(?:have i|i have|i['’]?ve) (?:ever )?(?:had|done|gone|got|logged|recorded|taken|run|walked|made|managed))\b/iu;
/** What somebody does again and again, which picks no days: "some days I train twice". */
export const HABITUAL =
  /^(?:(?:and|but|so|well|honestly|i mean),? )*(?:(?:some|most|many|few|a few|certain|other) (?:days|nights|mornings|evenings|weeks|weekends)|sometimes|usually|normally|often|occasionally|every now and then|i (?:usually|sometimes|often|tend to|always|rarely|never|try to|love|like|hate|enjoy|prefer))\b/iu;
/** Two sides, one of which another sentence may name. */
export const SIDES = /\b(?:than|compared?|versus|vs|against|before|differ\w*|change\w*)\b/iu;
/** What is still to come, whose date is no period of the records: "I'm signed up for a race in May". */
export const UPCOMING =
  /\b(?:sign(?:ed|ing)? up|book(?:ed|ing)|register(?:ed|ing)|train(?:ing)? for|prepar(?:e|ing)|prepping|plan(?:s|ning|ned)?|want to|wanna|hop(?:e|ing) to|aim(?:ing)?|goal|going to|gonna|will|i['’]ll|upcoming|coming up|due|getting married|my wedding|race day|before my (?:race|wedding|trip|surgery|appointment))\b/iu;
