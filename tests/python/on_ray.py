"""Checks documents on Ray, on this machine, and prints a JSON object: on_ray.py '{"source": …, "out": …, "cores": …}'."""

import json
import os
import signal
import sys
import threading
import time

import pyarrow.dataset
import ray

import faktlint.ray


def kill_one(killed):
    """Kills an actor that has an engine at work, as soon as there is one."""
    deadline = time.monotonic() + 600
    while time.monotonic() < deadline and not killed:
        for pid in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{pid}/cmdline", encoding="utf-8") as said:
                    at_work = "MapWorker" in said.read()
                if at_work and mine(int(pid)) and has_child(int(pid)):
                    time.sleep(3)
                    os.kill(int(pid), signal.SIGKILL)
                    killed.append(pid)
                    return
            except OSError:
                continue
        time.sleep(0.5)


def has_child(pid):
    """Whether a thread of a process has started another process."""
    for thread in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{thread}/children", encoding="utf-8") as children:
            if children.read() != "":
                return True
    return False


def mine(pid):
    """Whether a process was started by this one."""
    while pid > 1:
        if pid == os.getpid():
            return True
        with open(f"/proc/{pid}/stat", encoding="utf-8") as stat:
            pid = int(stat.read().rsplit(")", 1)[1].split()[1])
    return False


def check(how, source, out):
    # Reading and writing need a part of a core each: actors that take all of them wait for documents for ever.
    beside = {"num_cpus": 0.1}
    documents = ray.data.read_binary_files(source, include_paths=True, ray_remote_args=beside)
    verdicts = documents.map_batches(
        faktlint.ray.Verdicts,
        fn_constructor_kwargs={"timeout": 60, **how.get("options", {})},
        batch_format="pyarrow",
        batch_size=200,
        concurrency=how["cores"],
        num_cpus=0.8,
        max_restarts=4,
        max_task_retries=4,
    )
    verdicts.write_parquet(out, ray_remote_args=beside)


def main(how):
    if hasattr(os, "sched_setaffinity"):
        # One core is one for all that is started, too.
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: how["cores"]])
    cores = how["cores"]
    ray.init(num_cpus=cores, include_dashboard=False, log_to_driver=False, configure_logging=False)
    ray.data.DataContext.get_current().enable_progress_bars = False
    killed = []
    if how.get("kill"):
        threading.Thread(target=kill_one, args=(killed,), daemon=True).start()
    if "warm" in how:
        check(how, how["warm"], how["out"] + "-warm")
    began = time.perf_counter()
    check(how, how["source"], how["out"])
    seconds = time.perf_counter() - began
    rows = pyarrow.dataset.dataset(how["out"]).to_table()
    names = rows.column("name").to_pylist()
    if "compare" in how:
        with open(how["compare"], "w", encoding="utf-8") as file:
            for row in rows.to_pylist():
                file.write(json.dumps(row, default=str) + "\n")
    print(json.dumps({"seconds": seconds, "killed": len(killed), "rows": len(names), "names": len(set(names))}))


main(json.loads(sys.argv[1]))
