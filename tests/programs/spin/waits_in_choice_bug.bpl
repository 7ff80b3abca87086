// @expect violated
// @flags --engine=seq
// What a thread may choose in its loop is to wait for what nobody does: it stands where the loop comes round.
function {:bvbuiltin "bvult"} $ult(a: bv2, b: bv2) returns (bool);
var x: bv2;
procedure worker()
{
}
procedure {:entrypoint} main()
  modifies x;
{
  var n: bv2;
  x := 0bv2;
  async call worker();
  while (true) {
    if (*) {
      await $ult(n, x);
    }
  }
}
