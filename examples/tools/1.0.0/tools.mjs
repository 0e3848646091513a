export const TOOLS = [
  {
    name: 'search_books',
    description: 'Finds books whose title contains a text.',
    inputSchema: {
      type: 'object',
      properties: {
        text: { type: 'string', description: 'Part of the title.' },
        limit: { type: 'integer', minimum: 1, maximum: 50, description: 'At most this many books. Default 10.' },
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
    description: 'Reserves a book for two weeks, or for the days that are given.',
    inputSchema: {
      type: 'object',
      properties: { title: { type: 'string' }, days: { type: 'integer', minimum: 1, maximum: 28 } },
      required: ['title'],
    },
    outputSchema: {
      type: 'object',
      properties: {
        title: { type: 'string' },
        days: { type: 'integer' },
        state: { type: 'string', enum: ['reserved'] },
      },
      required: ['title', 'days', 'state'],
    },
    annotations: { destructiveHint: false, openWorldHint: false },
  },
  {
    name: 'opening_hours',
    description: 'When the library is open today.',
    inputSchema: { type: 'object' },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
];
