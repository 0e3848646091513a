export const TOOLS = [
  {
    name: 'search_books',
    description: 'Finds books whose title contains a text, ten on a page.',
    inputSchema: {
      type: 'object',
      properties: {
        text: { type: 'string', minLength: 2, description: 'Part of the title, two letters or more.' },
        page: { type: 'integer', minimum: 1, description: 'Default 1.' },
      },
      required: ['text'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: { books: { type: 'array', items: { type: 'string' } } },
      required: ['books'],
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: 'reserve_book',
    description: 'Reserves a book for a member, for two weeks or for the days that are given.',
    inputSchema: {
      type: 'object',
      properties: {
        title: { type: 'string' },
        member: { type: 'string', description: 'The number on the member’s card.' },
        days: { type: 'integer', minimum: 1, maximum: 28 },
      },
      required: ['title', 'member'],
    },
    outputSchema: {
      type: 'object',
      properties: {
        title: { type: 'string' },
        days: { type: 'integer' },
        state: { type: 'string', enum: ['reserved', 'waiting'] },
      },
      required: ['title', 'days', 'state'],
    },
    annotations: { destructiveHint: true, openWorldHint: false },
  },
];
