"""A bot in Python, without any package: python bot.py LINK, where LINK is the invitation to a seat."""

import json
import os
import random
import sys
import urllib.request

base, _, place = sys.argv[1].partition("/#/table/")
table, _, secret = place.partition("/")
token = os.environ.get("SORTILEGE_TOKEN", "")


def ask(path, body=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(f"{base}/api{path}", body and json.dumps(body).encode(), headers)
    return json.load(urllib.request.urlopen(request))


token = token or ask("/bots", {"name": f"Python {random.getrandbits(32):x}"})["token"]
room = ask(f"/tables/{table}/join", {"name": "Python", "secret": secret})["room"]
if not room["numbered"]:
    ask(f"/tables/{table}/nonces", {"commitment": room["commitment"], "nonce": random.randbytes(16).hex()})
while (told := ask(f"/tables/{table}/turn"))["room"]["phase"] != "over":
    if asked := (told["view"] or {}).get("ask"):
        ask(f"/tables/{table}/choices", {"version": told["version"], "ids": [random.choice(asked["options"])["id"]]})
