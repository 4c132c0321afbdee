"""Verdicts on a Spark DataFrame: each Python worker has an engine, and nothing goes through the driver."""

from __future__ import annotations

import contextlib
from datetime import datetime, timezone
from typing import Any, Iterable, Iterator, Optional, cast

import pyarrow as pa  # type: ignore[import-untyped, import-not-found, unused-ignore]
from pyspark.sql import DataFrame, SparkSession  # type: ignore[import-untyped, import-not-found, unused-ignore]
from pyspark.sql import functions as F  # type: ignore[import-untyped, import-not-found, unused-ignore]

from . import arrow

SCHEMA = (
    "name string, sha256 string, kind string, profile string, edition string, valid boolean, official_valid boolean, "
    "errors int, warnings int, findings array<struct<rule:string,severity:string,location:string,line:int,column:int,"
    "field:array<string>,actual:string,expected:string>>, "
    "problem struct<error:string,code:string,message:string,line:int,column:int>"
)


def verdicts(
    df: DataFrame,
    content: str = "content",
    name: str = "path",
    *,
    timeout: Optional[float] = 2.0,
    **options: Any,
) -> DataFrame:
    """A row with the verdict for each row with a document, as ``spark.read.format("binaryFile")`` gives it.

    Args:
        df: with a column of documents, and one of names.
        content: the column of the documents, binaries or texts.
        name: the column of their names.
        timeout: seconds that one document may take.
        options: those of faktlint.arrow.verdicts.
    """

    def judged(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        return arrow.verdicts(batches, content=content, name=name, timeout=timeout, **options)

    return df.select(name, content).mapInArrow(judged, SCHEMA)


def without(df: DataFrame, done: str, name: str = "path") -> DataFrame:
    """The rows of which the results at the path ``done`` have no row yet, by their names; all where nothing is there."""
    spark = df.sparkSession
    if not _is_there(spark, done):
        return df
    names = spark.read.schema(SCHEMA).parquet(done).select(F.col("name").alias(name))
    return df.join(names, name, "left_anti")


def _is_there(spark: SparkSession, place: str) -> bool:
    java: Any = spark._jvm
    path = java.org.apache.hadoop.fs.Path(place)
    files = path.getFileSystem(cast(Any, spark)._jsc.hadoopConfiguration())
    return bool(files.exists(path))


def write(verdicts: DataFrame, out: str, day: Optional[str] = None) -> None:
    """Adds verdicts to the results at a path: Parquet, by ``day`` of the run and by ``verdict``: valid, invalid or unread.

    Args:
        verdicts: what verdicts() gave.
        out: a folder of any file system that Spark writes.
        day: the day of the run, such as 2026-11-25; today by UTC, unless it is said.
    """
    said = F.when(F.col("valid").isNull(), "unread").when(F.col("valid"), "valid").otherwise("invalid")
    today = datetime.now(timezone.utc).date().isoformat()
    dated = verdicts.withColumn("day", F.lit(day or today)).withColumn("verdict", said)
    dated.write.mode("append").partitionBy("day", "verdict").parquet(out)


def run(
    spark: SparkSession,
    source: str,
    out: str,
    *,
    files: str = "*.{xml,json,pdf}",
    parts: int = 1,
    day: Optional[str] = None,
    timeout: Optional[float] = 2.0,
    **options: Any,
) -> None:
    """Checks all files below a path, and writes what has no row yet at ``out``: what write() writes.

    The rows of a part are there when all of it is done, or not at all. So a run that was stopped, and is started again, does
    the parts over that were not done; and no document has two rows.

    Args:
        source: a folder of any file system or object store that Spark reads.
        out: where the results are.
        files: the names of the files, as a pattern.
        parts: into how many parts to divide the run; about a million documents each are good.
        day, timeout, options: as write() and verdicts() have them.
    """
    # Otherwise Spark takes each small file for one of four megabytes, and makes a task of each thirty.
    with _set(spark, "spark.sql.files.openCostInBytes", "65536"):
        reader = spark.read.format("binaryFile").option("recursiveFileLookup", "true").option("pathGlobFilter", files)
        every = reader.load(source)
        for part in range(parts):
            these = every
            if parts > 1:
                # Files of other parts are not opened: Spark looks at this before it reads.
                these = every.where(F.pmod(F.xxhash64(F.col("_metadata.file_path")), F.lit(parts)) == part)
            # take() goes from task to task until it has one; isEmpty() waits for all of them.
            if not without(these.select("path"), out).take(1):
                continue
            left = without(these.select("path", "content"), out)
            write(verdicts(left, timeout=timeout, **options), out, day)


@contextlib.contextmanager
def _set(spark: SparkSession, name: str, value: str) -> Iterator[None]:
    before = spark.conf.get(name)
    spark.conf.set(name, value)
    try:
        yield
    finally:
        spark.conf.set(name, before)
