/**
 * Two manifests of `count` tools with realistic schemas, fresh objects each (nothing shared between them), of which
 * the first `changed` tools demand an argument that was optional. `changed = 0` leaves only another `readme`.
 */
export function manifestPair(count, changed = 0) {
  return [manifest(count, 0, ''), manifest(count, changed, 'other words')];
}

function manifest(count, changed, readme) {
  return {
    abi_version: 4,
    version: '1.0.0',
    description: '',
    homepage: '',
    repository: '',
    readme,
    tools: Array.from({ length: count }, (_, at) => tool(at, at < changed)),
    events: [],
    deps: { programs: [], syscalls: {}, secrets: [] },
  };
}

function tool(at, changed) {
  return {
    name: `tool_${at}`,
    description: 'Looks something up.',
    public: true,
    parameters: {
      type: 'object',
      properties: {
        page: { type: 'integer', minimum: 0 },
        unit: { type: 'string', title: 'Unit', enum: ['celsius', 'fahrenheit', 'kelvin'] },
        place: {
          type: 'object',
          title: 'Place',
          properties: { lat: { type: 'number' }, lon: { type: 'number' } },
          required: ['lat', 'lon'],
        },
      },
      required: changed ? ['page', 'place'] : ['place'],
    },
    returns: {
      type: 'array',
      items: {
        type: 'object',
        title: 'Row',
        properties: { at: { type: 'string' }, count: { type: 'integer' } },
        required: ['at', 'count'],
      },
    },
  };
}
