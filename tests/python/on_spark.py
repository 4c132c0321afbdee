"""
Checks documents on Spark in local mode, and prints a JSON object: on_spark.py '{"source": …, "out": …, "cores": …}'.

With "kill" one Python worker is killed in the middle of the run. With "endpoint" the source is in an object store, and "jars"
is the folder with what reads it. With "compare" the rows are written to that file, a line of JSON each. With "warm" the documents of that folder are checked before.
"""

import json
import os
import signal
import sys
import threading
import time

from pyspark.sql import SparkSession, functions as F

import faktlint.spark


def session(how):
    # The workers run what this runs.
    os.environ["PYSPARK_PYTHON"] = sys.executable
    builder = (
        SparkSession.builder.master(f"local[{how['cores']},4]")
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.memory", "2g")
        .config("spark.sql.files.maxPartitionBytes", how.get("bytes", "8m"))
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "200")
        .config("spark.sql.shuffle.partitions", str(2 * how["cores"]))
    )
    if "endpoint" in how:
        builder = (
            builder.config("spark.jars", ",".join(f"{how['jars']}/{it}" for it in os.listdir(how["jars"])))
            .config("spark.hadoop.fs.s3a.endpoint", how["endpoint"])
            .config("spark.hadoop.fs.s3a.endpoint.region", "us-east-1")
            .config("spark.hadoop.fs.s3a.path.style.access", "true")
            .config("spark.hadoop.fs.s3a.access.key", "test")
            .config("spark.hadoop.fs.s3a.secret.key", "test")
            .config("spark.hadoop.fs.s3a.connection.ssl.enabled", "false")
        )
    made = builder.getOrCreate()
    made.sparkContext.setLogLevel("OFF")
    return made


def workers():
    """The Python workers of Spark: forked by its daemon, so that both bear its name."""
    found = {}
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/cmdline", encoding="utf-8") as said, open(f"/proc/{pid}/stat", encoding="utf-8") as stat:
                if "pyspark.daemon" in said.read():
                    found[int(pid)] = int(stat.read().rsplit(")", 1)[1].split()[1])
        except OSError:
            continue
    mine = {os.getpid()}
    while True:
        more = {pid for pid, parent in parents().items() if parent in mine} - mine
        if not more:
            break
        mine |= more
    return [pid for pid, parent in found.items() if pid in mine and parent in found]


def parents():
    found = {}
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/stat", encoding="utf-8") as stat:
                found[int(pid)] = int(stat.read().rsplit(")", 1)[1].split()[1])
        except OSError:
            continue
    return found


def kill_one(killed):
    """Kills a worker that has an engine at work, as soon as there is one."""
    deadline = time.monotonic() + 600
    while time.monotonic() < deadline:
        at_work = set(parents().values())
        for pid in workers():
            if pid in at_work:
                time.sleep(0.3)
                try:
                    os.kill(pid, signal.SIGKILL)
                except ProcessLookupError:
                    continue
                killed.append(pid)
                return
        time.sleep(0.5)


def main(how):
    if hasattr(os, "sched_setaffinity"):
        # One core is one for all that is started, too.
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: how["cores"]])
    spark = session(how)
    options = how.get("options", {})
    if "warm" in how:
        faktlint.spark.run(spark, how["warm"], how["out"] + "-warm", timeout=60, **options)
    killed = []
    if how.get("kill"):
        killer = threading.Thread(target=kill_one, args=(killed,), daemon=True)
        killer.start()
    began = time.perf_counter()
    faktlint.spark.run(spark, how["source"], how["out"], parts=how.get("parts", 1), timeout=60, **options)
    seconds = time.perf_counter() - began
    if how.get("kill"):
        killer.join()
    began = time.perf_counter()
    before = spark.read.parquet(how["out"]).count()
    faktlint.spark.run(spark, how["source"], how["out"], parts=how.get("parts", 1), timeout=60, **options)
    again = time.perf_counter() - began
    rows = spark.read.parquet(how["out"])
    told = {
        "seconds": seconds,
        "again": again,
        "killed": len(killed),
        "before": before,
        "rows": rows.count(),
        "names": rows.select("name").distinct().count(),
        "verdicts": sorted(it.verdict for it in rows.select("verdict").distinct().collect()),
        "days": rows.select("day").distinct().count(),
    }
    if "compare" in how:
        with open(how["compare"], "w", encoding="utf-8") as file:
            for row in rows.toLocalIterator():
                file.write(json.dumps(row.asDict(recursive=True), default=str) + "\n")
    spark.stop()
    print(json.dumps(told))


main(json.loads(sys.argv[1]))
