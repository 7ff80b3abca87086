target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.links = type { %struct.links*, %struct.links* }
%struct.node = type { i8*, [2 x %struct.node*] }
@.str = private unnamed_addr constant [28 x i8] c"the node that tdelete gives\00", align 1
define dso_local i8* @lfind(i8* noundef %key, i8* noundef %base, i64* noundef %count, i64 noundef %size, i32 (i8*, i8*)* noundef %compare) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %0 = load i64, i64* %count, align 8
  %cmp = icmp ult i64 %i.0, %0
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %cleanup
for.body:
  %mul = mul i64 %i.0, %size
  %add.ptr = getelementptr inbounds i8, i8* %base, i64 %mul
  %call = call i32 %compare(i8* noundef %key, i8* noundef %add.ptr)
  %cmp1 = icmp eq i32 %call, 0
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
cleanup:
  %retval.0 = phi i8* [ %add.ptr, %if.then ], [ undef, %for.cond.cleanup ]
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 2, %for.cond.cleanup ]
  switch i32 %cleanup.dest.slot.0, label %cleanup4 [
    i32 2, label %for.end
  ]
for.end:
  br label %cleanup4
cleanup4:
  %retval.1 = phi i8* [ %retval.0, %cleanup ], [ null, %for.end ]
  ret i8* %retval.1
}
define dso_local i8* @lsearch(i8* noundef %key, i8* noundef %base, i64* noundef %count, i64 noundef %size, i32 (i8*, i8*)* noundef %compare) {
entry:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i64 [ 0, %entry ], [ %inc.i, %if.end.i ]
  %0 = load i64, i64* %count, align 8
  %cmp.i = icmp ult i64 %i.0.i, %0
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %cleanup.i
for.body.i:
  %mul.i = mul i64 %i.0.i, %size
  %add.ptr.i = getelementptr inbounds i8, i8* %base, i64 %mul.i
  %call.i = call i32 %compare(i8* noundef %key, i8* noundef %add.ptr.i)
  %cmp1.i = icmp eq i32 %call.i, 0
  br i1 %cmp1.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %cleanup.i
if.end.i:
  %inc.i = add i64 %i.0.i, 1
  br label %for.cond.i
cleanup.i:
  %retval.0.i = phi i8* [ %add.ptr.i, %if.then.i ], [ undef, %for.cond.cleanup.i ]
  %cleanup.dest.slot.0.i = phi i32 [ 1, %if.then.i ], [ 2, %for.cond.cleanup.i ]
  %cond = icmp eq i32 %cleanup.dest.slot.0.i, 2
  br i1 %cond, label %for.end.i, label %lfind.exit
for.end.i:
  br label %lfind.exit
lfind.exit:
  %retval.1.i = phi i8* [ %retval.0.i, %cleanup.i ], [ null, %for.end.i ]
  %tobool = icmp ne i8* %retval.1.i, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  %1 = load i64, i64* %count, align 8
  %inc = add i64 %1, 1
  store i64 %inc, i64* %count, align 8
  %mul = mul i64 %1, %size
  %add.ptr = getelementptr inbounds i8, i8* %base, i64 %mul
  %call1 = call i8* @memcpy(i8* noundef %add.ptr, i8* noundef %key, i64 noundef %size)
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ %retval.1.i, %if.then ], [ %call1, %if.end ]
  ret i8* %retval.0
}
declare dso_local i8* @memcpy(i8* noundef, i8* noundef, i64 noundef)
define dso_local void @insque(i8* noundef %element, i8* noundef %behind) {
entry:
  %0 = bitcast i8* %element to %struct.links*
  %1 = bitcast i8* %behind to %struct.links*
  %tobool = icmp ne %struct.links* %1, null
  br i1 %tobool, label %if.end, label %if.then
if.then:
  %before = getelementptr inbounds %struct.links, %struct.links* %0, i32 0, i32 1
  store %struct.links* null, %struct.links** %before, align 8
  %next = getelementptr inbounds %struct.links, %struct.links* %0, i32 0, i32 0
  store %struct.links* null, %struct.links** %next, align 8
  br label %cleanup
if.end:
  %next1 = getelementptr inbounds %struct.links, %struct.links* %1, i32 0, i32 0
  %2 = load %struct.links*, %struct.links** %next1, align 8
  %next2 = getelementptr inbounds %struct.links, %struct.links* %0, i32 0, i32 0
  store %struct.links* %2, %struct.links** %next2, align 8
  %before3 = getelementptr inbounds %struct.links, %struct.links* %0, i32 0, i32 1
  store %struct.links* %1, %struct.links** %before3, align 8
  %3 = load %struct.links*, %struct.links** %next1, align 8
  %tobool5 = icmp ne %struct.links* %3, null
  br i1 %tobool5, label %if.then6, label %if.end9
if.then6:
  %before8 = getelementptr inbounds %struct.links, %struct.links* %3, i32 0, i32 1
  store %struct.links* %0, %struct.links** %before8, align 8
  br label %if.end9
if.end9:
  store %struct.links* %0, %struct.links** %next1, align 8
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 0, %if.end9 ], [ 1, %if.then ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]
cleanup.cont:
  ret void
unreachable:
  unreachable
}
define dso_local void @remque(i8* noundef %element) {
entry:
  %0 = bitcast i8* %element to %struct.links*
  %next = getelementptr inbounds %struct.links, %struct.links* %0, i32 0, i32 0
  %1 = load %struct.links*, %struct.links** %next, align 8
  %tobool = icmp ne %struct.links* %1, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %before = getelementptr inbounds %struct.links, %struct.links* %0, i32 0, i32 1
  %2 = load %struct.links*, %struct.links** %before, align 8
  %before2 = getelementptr inbounds %struct.links, %struct.links* %1, i32 0, i32 1
  store %struct.links* %2, %struct.links** %before2, align 8
  br label %if.end
if.end:
  %before3 = getelementptr inbounds %struct.links, %struct.links* %0, i32 0, i32 1
  %3 = load %struct.links*, %struct.links** %before3, align 8
  %tobool4 = icmp ne %struct.links* %3, null
  br i1 %tobool4, label %if.then5, label %if.end9
if.then5:
  %4 = load %struct.links*, %struct.links** %next, align 8
  %next8 = getelementptr inbounds %struct.links, %struct.links* %3, i32 0, i32 0
  store %struct.links* %4, %struct.links** %next8, align 8
  br label %if.end9
if.end9:
  ret void
}
define dso_local i8* @tfind(i8* noundef %key, i8** noundef %root, i32 (i8*, i8*)* noundef %compare) {
entry:
  %tobool = icmp ne i8** %root, null
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %0 = bitcast i8** %root to %struct.node**
  br label %while.cond.i
while.cond.i:
  %at.addr.0.i = phi %struct.node** [ %0, %cond.true ], [ %arrayidx.i, %while.body.i ]
  %order.0.i = phi i32 [ undef, %cond.true ], [ %order.1.i, %while.body.i ]
  %1 = load %struct.node*, %struct.node** %at.addr.0.i, align 8
  %tobool.i = icmp ne %struct.node* %1, null
  br i1 %tobool.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %key1.i = getelementptr inbounds %struct.node, %struct.node* %1, i32 0, i32 0
  %2 = load i8*, i8** %key1.i, align 8
  %call.i = call i32 %compare(i8* noundef %key, i8* noundef %2)
  %cmp.i = icmp ne i32 %call.i, 0
  br label %land.end.i
land.end.i:
  %order.1.i = phi i32 [ %call.i, %land.rhs.i ], [ %order.0.i, %while.cond.i ]
  %3 = phi i1 [ false, %while.cond.i ], [ %cmp.i, %land.rhs.i ]
  br i1 %3, label %while.body.i, label %place.exit
while.body.i:
  %4 = load %struct.node*, %struct.node** %at.addr.0.i, align 8
  %children.i = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 1
  %cmp2.i = icmp sgt i32 %order.1.i, 0
  %conv.i = zext i1 %cmp2.i to i32
  %idxprom.i = sext i32 %conv.i to i64
  %arrayidx.i = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %children.i, i64 0, i64 %idxprom.i
  br label %while.cond.i
place.exit:
  %5 = load %struct.node*, %struct.node** %at.addr.0.i, align 8
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi %struct.node* [ %5, %place.exit ], [ null, %cond.false ]
  %6 = bitcast %struct.node* %cond to i8*
  ret i8* %6
}
define dso_local i8* @tsearch(i8* noundef %key, i8** noundef %root, i32 (i8*, i8*)* noundef %compare) {
entry:
  %.compoundliteral.sroa.2 = alloca [2 x %struct.node*], align 8
  %tobool = icmp ne i8** %root, null
  br i1 %tobool, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %0 = bitcast i8** %root to %struct.node**
  br label %while.cond.i
while.cond.i:
  %at.addr.0.i = phi %struct.node** [ %0, %if.end ], [ %arrayidx.i, %while.body.i ]
  %order.0.i = phi i32 [ undef, %if.end ], [ %order.1.i, %while.body.i ]
  %1 = load %struct.node*, %struct.node** %at.addr.0.i, align 8
  %tobool.i = icmp ne %struct.node* %1, null
  br i1 %tobool.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %key1.i = getelementptr inbounds %struct.node, %struct.node* %1, i32 0, i32 0
  %2 = load i8*, i8** %key1.i, align 8
  %call.i = call i32 %compare(i8* noundef %key, i8* noundef %2)
  %cmp.i = icmp ne i32 %call.i, 0
  br label %land.end.i
land.end.i:
  %order.1.i = phi i32 [ %call.i, %land.rhs.i ], [ %order.0.i, %while.cond.i ]
  %3 = phi i1 [ false, %while.cond.i ], [ %cmp.i, %land.rhs.i ]
  br i1 %3, label %while.body.i, label %place.exit
while.body.i:
  %4 = load %struct.node*, %struct.node** %at.addr.0.i, align 8
  %children.i = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 1
  %cmp2.i = icmp sgt i32 %order.1.i, 0
  %conv.i = zext i1 %cmp2.i to i32
  %idxprom.i = sext i32 %conv.i to i64
  %arrayidx.i = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %children.i, i64 0, i64 %idxprom.i
  br label %while.cond.i
place.exit:
  %5 = load %struct.node*, %struct.node** %at.addr.0.i, align 8
  %tobool1 = icmp ne %struct.node* %5, null
  br i1 %tobool1, label %if.then2, label %if.end3
if.then2:
  %6 = bitcast %struct.node* %5 to i8*
  br label %cleanup
if.end3:
  %call4 = call noalias i8* @malloc(i64 noundef 24)
  %7 = bitcast i8* %call4 to %struct.node*
  %tobool5 = icmp ne %struct.node* %7, null
  br i1 %tobool5, label %if.then6, label %if.end8
if.then6:
  %.compoundliteral.sroa.2.0.sroa_cast1 = bitcast [2 x %struct.node*]* %.compoundliteral.sroa.2 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %.compoundliteral.sroa.2.0.sroa_cast1, i8 0, i64 16, i1 false)
  %.compoundliteral.sroa.0.0..sroa_idx = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 0
  store i8* %key, i8** %.compoundliteral.sroa.0.0..sroa_idx, align 8
  %.compoundliteral.sroa.2.0..sroa_idx = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 1
  %.compoundliteral.sroa.2.0..sroa_cast = bitcast [2 x %struct.node*]* %.compoundliteral.sroa.2.0..sroa_idx to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %.compoundliteral.sroa.2.0..sroa_cast, i8* align 8 %.compoundliteral.sroa.2.0.sroa_cast1, i64 16, i1 false)
  store %struct.node* %7, %struct.node** %at.addr.0.i, align 8
  br label %if.end8
if.end8:
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ %6, %if.then2 ], [ %call4, %if.end8 ]
  br label %return
return:
  %retval.1 = phi i8* [ %retval.0, %cleanup ], [ null, %if.then ]
  ret i8* %retval.1
}
declare dso_local noalias i8* @malloc(i64 noundef)
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)
define dso_local i8* @tdelete(i8* noalias noundef %key, i8** noalias noundef %root, i32 (i8*, i8*)* noundef %compare) {
entry:
  %tobool = icmp ne i8** %root, null
  br i1 %tobool, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %0 = bitcast i8** %root to %struct.node**
  br label %while.cond.i
while.cond.i:
  %at.addr.0.i = phi %struct.node** [ %0, %if.end ], [ %arrayidx.i, %while.body.i ]
  %order.0.i = phi i32 [ undef, %if.end ], [ %order.1.i, %while.body.i ]
  %1 = load %struct.node*, %struct.node** %at.addr.0.i, align 8
  %tobool.i = icmp ne %struct.node* %1, null
  br i1 %tobool.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %key1.i = getelementptr inbounds %struct.node, %struct.node* %1, i32 0, i32 0
  %2 = load i8*, i8** %key1.i, align 8
  %call.i = call i32 %compare(i8* noundef %key, i8* noundef %2)
  %cmp.i = icmp ne i32 %call.i, 0
  br label %land.end.i
land.end.i:
  %order.1.i = phi i32 [ %call.i, %land.rhs.i ], [ %order.0.i, %while.cond.i ]
  %3 = phi i1 [ false, %while.cond.i ], [ %cmp.i, %land.rhs.i ]
  br i1 %3, label %while.body.i, label %place.exit
while.body.i:
  %4 = load %struct.node*, %struct.node** %at.addr.0.i, align 8
  %children.i = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 1
  %cmp2.i = icmp sgt i32 %order.1.i, 0
  %conv.i = zext i1 %cmp2.i to i32
  %idxprom.i = sext i32 %conv.i to i64
  %arrayidx.i = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %children.i, i64 0, i64 %idxprom.i
  br label %while.cond.i
place.exit:
  %5 = load %struct.node*, %struct.node** %at.addr.0.i, align 8
  %tobool1 = icmp ne %struct.node* %5, null
  br i1 %tobool1, label %if.end3, label %if.then2
if.then2:
  br label %cleanup
if.end3:
  %children = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 1
  %arrayidx = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %children, i64 0, i64 0
  %6 = load %struct.node*, %struct.node** %arrayidx, align 8
  %tobool4 = icmp ne %struct.node* %6, null
  br i1 %tobool4, label %land.lhs.true, label %if.else
land.lhs.true:
  %arrayidx6 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %children, i64 0, i64 1
  %7 = load %struct.node*, %struct.node** %arrayidx6, align 8
  %tobool7 = icmp ne %struct.node* %7, null
  br i1 %tobool7, label %if.then8, label %if.else
if.then8:
  br label %while.cond
while.cond:
  %next.0 = phi %struct.node** [ %arrayidx6, %if.then8 ], [ %arrayidx12, %while.body ]
  %8 = load %struct.node*, %struct.node** %next.0, align 8
  %children11 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 1
  %arrayidx12 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %children11, i64 0, i64 0
  %9 = load %struct.node*, %struct.node** %arrayidx12, align 8
  %tobool13 = icmp ne %struct.node* %9, null
  br i1 %tobool13, label %while.body, label %while.end
while.body:
  br label %while.cond
while.end:
  %arrayidx17 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %children11, i64 0, i64 1
  %10 = load %struct.node*, %struct.node** %arrayidx17, align 8
  store %struct.node* %10, %struct.node** %next.0, align 8
  %11 = load %struct.node*, %struct.node** %arrayidx, align 8
  store %struct.node* %11, %struct.node** %arrayidx12, align 8
  %12 = load %struct.node*, %struct.node** %arrayidx6, align 8
  store %struct.node* %12, %struct.node** %arrayidx17, align 8
  store %struct.node* %8, %struct.node** %at.addr.0.i, align 8
  br label %if.end33
if.else:
  %13 = load %struct.node*, %struct.node** %arrayidx, align 8
  %tobool28 = icmp ne %struct.node* %13, null
  br i1 %tobool28, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %arrayidx32 = getelementptr inbounds [2 x %struct.node*], [2 x %struct.node*]* %children, i64 0, i64 1
  %14 = load %struct.node*, %struct.node** %arrayidx32, align 8
  br label %cond.end
cond.end:
  %cond = phi %struct.node* [ %13, %cond.true ], [ %14, %cond.false ]
  store %struct.node* %cond, %struct.node** %at.addr.0.i, align 8
  br label %if.end33
if.end33:
  %15 = bitcast %struct.node* %5 to i8*
  call void @free(i8* noundef %15)
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call34 = call i8* @__gsmack_nondet_pointer()
  %cmp = icmp ne i8* %call34, null
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ %call34, %if.end33 ], [ null, %if.then2 ]
  br label %return
return:
  %retval.1 = phi i8* [ %retval.0, %cleanup ], [ null, %if.then ]
  ret i8* %retval.1
}
declare dso_local void @free(i8* noundef)
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
declare dso_local i8* @__gsmack_nondet_pointer()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
