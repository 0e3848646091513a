"""One JSON line {id, answer, ms} for each pair on standard input, as jsonschema-rs answers it."""
import json
import sys
import time

import jsonschema_rs

DRAFTS = {
    "draft-04": jsonschema_rs.Draft4,
    "draft-06": jsonschema_rs.Draft6,
    "draft-07": jsonschema_rs.Draft7,
    "2019-09": jsonschema_rs.Draft201909,
    "2020-12": jsonschema_rs.Draft202012,
}
ANSWERS = {"yes": "compatible", "no": "break", "unknown": "undecided"}


def answer(pair):
    options = {"draft": DRAFTS[pair["draft"]], "validate_formats": False}
    try:
        reader = jsonschema_rs.canonicalize(pair["reader"], **options)
        writer = jsonschema_rs.canonicalize(pair["writer"], **options)
        return ANSWERS[str(reader.covers(writer))]
    except Exception:  # Whatever it cannot read it does not answer.
        return "undecided"


for line in [json.loads(line) for line in sys.stdin]:
    begun = time.perf_counter()
    said = answer(line)
    print(json.dumps({"id": line["id"], "answer": said, "ms": 1000 * (time.perf_counter() - begun)}))
