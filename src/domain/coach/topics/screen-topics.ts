import type { Topic } from './topic.ts';

/** Questions about screens, passwords and days that no log can answer. */
export const SCREEN_TOPICS: readonly Topic[] = [
  {
    key: 'text-size',
    comesFirst: true,
    signs: [
      [
        /\b(?:text|letters?|font|print|writing|words|numbers|screen|everything)\b/,
        /\b(?:bigger|larger|small(?:er)?|tiny|size|zoom|can't (?:read|see)|hard to (?:read|see))\b/,
      ],
    ],
    not: /\b(?:portions?|meals?|plate|waist|clothes|dress|serving)\b/,
    title: 'Use your browser’s or phone’s text size',
    paragraphs: [
      'The app follows it. In a browser on a computer, hold Ctrl (⌘ on a Mac) and press +. On a phone, choose a larger text size in the display settings, or in the browser’s menu for this page.',
    ],
    links: [['Open Settings', 'profileSettings']],
  },
  {
    key: 'appearance',
    comesFirst: true,
    signs: [/\b(?:dark|night|light) (?:mode|theme|colors)\b|\b(?:too bright|appearance)\b/],
    not: /\b(?:my (?:skin|face)|lamp)\b/,
    title: 'Under Appearance in Settings',
    paragraphs: ['Choose System, Light or Dark. Your choice applies to this device only.'],
    links: [['Open Settings', 'profileSettings']],
  },
  {
    key: 'forgot-password',
    comesFirst: true,
    signs: [
      /\b(?:forgot|forgotten|lost|don't (?:know|remember)|can't remember|reset|recover)\b.*\bpass ?words?\b/,
    ],
    title: 'Reset it from the login page',
    paragraphs: [
      'Log out and choose “Forgot password?” on the login page to get a link by email. If you know your password and just want a new one, use Change password.',
    ],
    links: [
      ['Change password', 'changePassword'],
      ['Security', 'security'],
    ],
  },
  {
    key: 'api',
    comesFirst: true,
    signs: [/\b(?:apis?|rest api|webhooks?|mcp|developers?|home assistant|own scripts?)\b/],
    not: /\b(?:apple|samsung|google) (?:health )?api\b/,
    title: 'Yes, there’s an API',
    paragraphs: [
      'You can also do everything here over HTTP with an access token, and there are webhooks and tools for AI assistants (MCP). Create a token under Integrations. You choose what it can read and change.',
    ],
    links: [['Integrations', 'integrations']],
    next: ['How do I export all my data?'],
  },
  {
    key: 'day-boundary',
    comesFirst: true,
    signs: [
      [
        /\b(?:which|what) day\b|\bcounts? (?:for|as|toward|on|to)\b|\bwhen does (?:the|my|a) (?:new )?day (?:start|end|reset)|\bnew day\b/,
        /\b(?:midnight|\d{1,2} ?am|late|at night|night shift|day (?:start|end|reset)s?|travel\w*|time ?zone)\b/,
      ],
    ],
    not: /\b(?:best|most|highest|lowest|worst|did i)\b/,
    title: 'The calendar day, starting at midnight',
    paragraphs: [
      'A meal at 3 AM counts toward the day that has just begun in your time zone. If it belongs to the evening before, log it with a time before midnight. A night’s sleep counts toward the day you wake up.',
    ],
    links: [['Open meals', 'meals']],
  },
];
