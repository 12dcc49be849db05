/** What a value can be judged to be. */
export const STATE =
  '(?:(?:too |very |a bit |so )?(?:high|low|elevated|ok|okay|normal|fine|good|bad|alright|healthy|dangerous|serious|worrying)|in range|out of range)';
