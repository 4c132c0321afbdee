"""
Checks the files of a list with the command line and with validate_many, in turns, and prints a JSON object:
many.py LIST OUT ROUNDS OPTIONS COMMAND…, where the command line writes to OUT, and ends with the list.
"""

import json
import os
import resource
import subprocess
import sys
import time

import faktlint
from alike import of_command_line, of_package


def measured(work):
    """What work gives, with its seconds of processor time and by the clock, children included."""
    before, began = spent(), time.perf_counter()
    given = work()
    return given, spent() - before, time.perf_counter() - began


def spent():
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(it.ru_utime + it.ru_stime for it in used)


def main(list_file, out, rounds, options, command):
    with open(list_file, encoding="utf-8") as lines:
        files = lines.read().splitlines()
    asked = json.loads(options)
    if hasattr(os, "sched_setaffinity"):
        # One core, for all that is started, too.
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    times = {"command": [], "package": []}
    for _ in range(int(rounds)):
        _, *spent_there = measured(lambda: subprocess.run(command, check=False, stdout=subprocess.DEVNULL))
        results, *spent_here = measured(lambda: list(faktlint.validate_many(files, jobs=1, timeout=60, **asked)))
        times["command"].append(spent_there)
        times["package"].append(spent_here)
    with open(out, encoding="utf-8") as lines:
        expected = [of_command_line(line) for line in lines]
    different = [
        file
        for file, result, (name, said) in zip(files, results, expected)
        if name != file or of_package(result) != said
    ]
    print(json.dumps({
        "documents": len(files),
        "answered": [len(expected), len(results)],
        "different": different,
        **{name: [min(it[which] for it in taken) for which in (0, 1)] for name, taken in times.items()},
    }))


main(sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4], sys.argv[5:])
