/** Patterns of the time zones of countries. */
export const COUNTRY_ZONES = {
  us: /^(?:US\/|America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Adak|Boise|Detroit|Juneau|Sitka|Nome|Metlakatla|Yakutat|Menominee|Puerto_Rico|Indiana\/|Kentucky\/|North_Dakota\/|Indianapolis|Louisville)|Pacific\/Honolulu)/,
  canada:
    /^(?:Canada\/|America\/(?:Toronto|Vancouver|Edmonton|Winnipeg|Halifax|St_Johns|Regina|Montreal|Moncton|Glace_Bay|Goose_Bay|Iqaluit|Whitehorse|Yellowknife|Dawson|Swift_Current|Thunder_Bay|Nipigon|Rainy_River|Cambridge_Bay|Inuvik|Rankin_Inlet|Resolute|Creston|Fort_Nelson|Dawson_Creek|Atikokan|Blanc-Sablon))/,
  uk: /^(?:Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)|GB)/,
  ireland: /^(?:Europe\/Dublin|Eire)/,
  australia: /^Australia\//,
  newZealand: /^(?:Pacific\/(?:Auckland|Chatham)|NZ)/,
} as const;
