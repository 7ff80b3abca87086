// @expect violated
// Whom the first thread waits for is what the third one says, which nothing else reads.
var h: int;
var a: int;

procedure first()
{
  assume {:await} {:waits_for "lock", 0, h} a == 1; // want "2 threads wait for one another, while others could go on"
}

procedure second()
{
  assume {:await} {:waits_for "lock", 0, 2} a == 1; // want "2 threads wait for one another, while others could go on"
}

procedure third()
  modifies h, a;
{
  atomic { h := 3; }
  while (true) { a := 0; }
}

procedure {:entrypoint} main()
  modifies a, h;
{
  atomic { a := 0; h := 0; }
  async call first();
  async call second();
  async call third();
}
