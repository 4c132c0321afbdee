"""An object store that speaks S3, with the files of a folder in it: store.py FOLDER PORT. Says when it is ready, and serves."""

import os
import sys
import threading

from moto.core import DEFAULT_ACCOUNT_ID
from moto.s3.models import s3_backends
from moto.server import ThreadedMotoServer

BUCKET = "invoices"


def main(folder, port):
    store = s3_backends[DEFAULT_ACCOUNT_ID]["aws"]
    store.create_bucket(BUCKET, "us-east-1")
    # Sent as requests, this many take longer than all that is to be measured.
    for name in os.listdir(folder):
        with open(f"{folder}/{name}", "rb") as file:
            store.put_object(BUCKET, f"in/{name}", file.read())
    ThreadedMotoServer(ip_address="127.0.0.1", port=port).start()
    print("ready", flush=True)
    threading.Event().wait()


main(sys.argv[1], int(sys.argv[2]))
