/** Tokens of a purchase or an invitation, in the query of a link to registration. */
export const registrationTokens = (query: URLSearchParams) => ({
  purchaseToken: (query.get('payment_success') === 'true' && query.get('token')) || undefined,
  inviteToken: query.get('invite') || undefined,
});
