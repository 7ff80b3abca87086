// @expect verified
// Whom the first thread waits for is nobody in particular, as the third one says.
var h: int;
var a: int;

procedure first()
{
  assume {:await} {:waits_for "lock", 0, h} a == 1;
}

procedure second()
{
  assume {:await} {:waits_for "lock", 0, 2} a == 1;
}

procedure third()
  modifies h, a;
{
  atomic { h := 0; }
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
