target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.named = type { [32 x i8], i32, i32, %union.sem_t }
%union.sem_t = type { i32, [12 x i8] }
@.str = private unnamed_addr constant [29 x i8] c"a semaphore with a long name\00", align 1
@table = internal global [4 x %struct.named] zeroinitializer, align 4
@.str.1 = private unnamed_addr constant [25 x i8] c"so many named semaphores\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"sem.state\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.4 = private unnamed_addr constant [37 x i8] c"sem_close: the semaphore is not open\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"sem.count\00", align 1
define dso_local %union.sem_t* @sem_open(i8* noundef nonnull %name, i32 noundef %flags, ...) {
entry:
  %rest = alloca i8*, align 4
  %call = call i32 @strlen(i8* noundef %name)
  %cmp = icmp uge i32 %call, 32
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str, i32 0, i32 0))
  br label %if.end
if.end:
  call void @__gsmack_atomic_begin()
  br label %for.cond
for.cond:
  %found.0 = phi %struct.named* [ null, %if.end ], [ %found.1, %for.inc ]
  %spare.0 = phi %struct.named* [ null, %if.end ], [ %spare.2, %for.inc ]
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp1 = icmp slt i32 %i.0, 4
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %tobool = icmp ne %struct.named* %found.0, null
  %lnot = xor i1 %tobool, true
  br label %land.end
land.end:
  %0 = phi i1 [ false, %for.cond ], [ %lnot, %land.rhs ]
  br i1 %0, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %arrayidx = getelementptr inbounds [4 x %struct.named], [4 x %struct.named]* @table, i32 0, i32 %i.0
  %exists = getelementptr inbounds %struct.named, %struct.named* %arrayidx, i32 0, i32 1
  %1 = load i32, i32* %exists, align 4
  %tobool2 = icmp ne i32 %1, 0
  br i1 %tobool2, label %land.lhs.true, label %if.else
land.lhs.true:
  %name4 = getelementptr inbounds %struct.named, %struct.named* %arrayidx, i32 0, i32 0
  %arraydecay = getelementptr inbounds [32 x i8], [32 x i8]* %name4, i32 0, i32 0
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %land.lhs.true ], [ %inc.i, %if.end7.i ]
  %cmp.i = icmp slt i32 %i.0.i, 32
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %cleanup.i
for.body.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %arraydecay, i32 %i.0.i
  %2 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %2 to i32
  %arrayidx1.i = getelementptr inbounds i8, i8* %name, i32 %i.0.i
  %3 = load i8, i8* %arrayidx1.i, align 1
  %conv2.i = sext i8 %3 to i32
  %cmp3.i = icmp ne i32 %conv.i, %conv2.i
  br i1 %cmp3.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %cleanup.i
if.end.i:
  %tobool.i = icmp ne i8 %2, 0
  br i1 %tobool.i, label %if.end7.i, label %if.then6.i
if.then6.i:
  br label %cleanup.i
if.end7.i:
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
cleanup.i:
  %retval.0.i = phi i32 [ 0, %if.then.i ], [ 1, %if.then6.i ], [ undef, %for.cond.cleanup.i ]
  %cleanup.dest.slot.0.i = phi i32 [ 1, %if.then.i ], [ 1, %if.then6.i ], [ 2, %for.cond.cleanup.i ]
  switch i32 %cleanup.dest.slot.0.i, label %unreachable.i [
    i32 2, label %for.end.i
    i32 1, label %same.exit
  ]
for.end.i:
  br label %same.exit
unreachable.i:
  unreachable
same.exit:
  %retval.1.i = phi i32 [ %retval.0.i, %cleanup.i ], [ 0, %for.end.i ]
  %tobool6 = icmp ne i32 %retval.1.i, 0
  br i1 %tobool6, label %if.then7, label %if.else
if.then7:
  br label %if.end20
if.else:
  %tobool9 = icmp ne %struct.named* %spare.0, null
  br i1 %tobool9, label %if.end19, label %land.lhs.true10
land.lhs.true10:
  %4 = load i32, i32* %exists, align 4
  %tobool13 = icmp ne i32 %4, 0
  br i1 %tobool13, label %if.end19, label %land.lhs.true14
land.lhs.true14:
  %opened = getelementptr inbounds %struct.named, %struct.named* %arrayidx, i32 0, i32 2
  %5 = load i32, i32* %opened, align 4
  %tobool16 = icmp ne i32 %5, 0
  br i1 %tobool16, label %if.end19, label %if.then17
if.then17:
  br label %if.end19
if.end19:
  %spare.1 = phi %struct.named* [ %spare.0, %if.else ], [ %spare.0, %land.lhs.true10 ], [ %spare.0, %land.lhs.true14 ], [ %arrayidx, %if.then17 ]
  br label %if.end20
if.end20:
  %found.1 = phi %struct.named* [ %arrayidx, %if.then7 ], [ %found.0, %if.end19 ]
  %spare.2 = phi %struct.named* [ %spare.0, %if.then7 ], [ %spare.1, %if.end19 ]
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  %tobool21 = icmp ne %struct.named* %found.0, null
  br i1 %tobool21, label %land.lhs.true22, label %if.else29
land.lhs.true22:
  %div.i = sdiv i32 %flags, 64
  %rem.i = srem i32 %div.i, 2
  %cmp.i32 = icmp ne i32 %rem.i, 0
  br i1 %cmp.i32, label %land.lhs.true25, label %if.else29
land.lhs.true25:
  %div.i34 = sdiv i32 %flags, 128
  %rem.i35 = srem i32 %div.i34, 2
  %cmp.i36 = icmp ne i32 %rem.i35, 0
  br i1 %cmp.i36, label %if.then28, label %if.else29
if.then28:
  br label %if.end54
if.else29:
  br i1 %tobool21, label %if.else35, label %land.lhs.true31
land.lhs.true31:
  %div.i38 = sdiv i32 %flags, 64
  %rem.i39 = srem i32 %div.i38, 2
  %cmp.i40 = icmp ne i32 %rem.i39, 0
  br i1 %cmp.i40, label %if.else35, label %if.then34
if.then34:
  br label %if.end53
if.else35:
  br i1 %tobool21, label %if.else40, label %land.lhs.true37
land.lhs.true37:
  %tobool38 = icmp ne %struct.named* %spare.0, null
  br i1 %tobool38, label %if.else40, label %if.then39
if.then39:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i32 0, i32 0))
  br label %if.end52
if.else40:
  br i1 %tobool21, label %if.end51, label %if.then42
if.then42:
  %6 = bitcast i8** %rest to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6)
  call void @llvm.va_start(i8* %6)
  %argp.cur = load i8*, i8** %rest, align 4
  %argp.next = getelementptr inbounds i8, i8* %argp.cur, i32 4
  %argp.next45 = getelementptr inbounds i8, i8* %argp.next, i32 4
  store i8* %argp.next45, i8** %rest, align 4
  %7 = bitcast i8* %argp.next to i32*
  %8 = load i32, i32* %7, align 4
  call void @llvm.va_end(i8* %6)
  %name47 = getelementptr inbounds %struct.named, %struct.named* %spare.0, i32 0, i32 0
  %arraydecay48 = getelementptr inbounds [32 x i8], [32 x i8]* %name47, i32 0, i32 0
  %call49 = call i8* @strcpy(i8* noundef %arraydecay48, i8* noundef %name)
  %exists50 = getelementptr inbounds %struct.named, %struct.named* %spare.0, i32 0, i32 1
  store i32 1, i32* %exists50, align 4
  %sem = getelementptr inbounds %struct.named, %struct.named* %spare.0, i32 0, i32 3
  %9 = bitcast %union.sem_t* %sem to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0), i8* noundef %9, i32 noundef 1)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.5, i32 0, i32 0), i8* noundef %9, i32 noundef %8)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6)
  br label %if.end51
if.end51:
  %found.2 = phi %struct.named* [ %found.0, %if.else40 ], [ %spare.0, %if.then42 ]
  br label %if.end52
if.end52:
  %found.3 = phi %struct.named* [ %found.2, %if.end51 ], [ %found.0, %if.then39 ]
  br label %if.end53
if.end53:
  %error.0 = phi i32 [ 0, %if.end52 ], [ 2, %if.then34 ]
  %found.4 = phi %struct.named* [ %found.3, %if.end52 ], [ %found.0, %if.then34 ]
  br label %if.end54
if.end54:
  %error.1 = phi i32 [ 17, %if.then28 ], [ %error.0, %if.end53 ]
  %found.5 = phi %struct.named* [ %found.0, %if.then28 ], [ %found.4, %if.end53 ]
  %tobool55 = icmp ne i32 %error.1, 0
  br i1 %tobool55, label %if.end64, label %land.lhs.true56
land.lhs.true56:
  %tobool57 = icmp ne %struct.named* %found.5, null
  br i1 %tobool57, label %land.lhs.true58, label %if.end64
land.lhs.true58:
  %opened59 = getelementptr inbounds %struct.named, %struct.named* %found.5, i32 0, i32 2
  %10 = load i32, i32* %opened59, align 4
  %inc60 = add nsw i32 %10, 1
  store i32 %inc60, i32* %opened59, align 4
  %tobool61 = icmp ne i32 %10, 0
  br i1 %tobool61, label %if.end64, label %if.then62
if.then62:
  %sem63 = getelementptr inbounds %struct.named, %struct.named* %found.5, i32 0, i32 3
  %11 = bitcast %union.sem_t* %sem63 to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0), i8* noundef %11, i32 noundef 1)
  br label %if.end64
if.end64:
  call void @__gsmack_atomic_end()
  br i1 %tobool55, label %if.then66, label %if.end68
if.then66:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i42, label %fails_with.exit
if.then.i42:
  %call.i = call i32* @__errno_location()
  store i32 %error.1, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup
if.end68:
  %sem69 = getelementptr inbounds %struct.named, %struct.named* %found.5, i32 0, i32 3
  br label %cleanup
cleanup:
  %retval.0 = phi %union.sem_t* [ null, %fails_with.exit ], [ %sem69, %if.end68 ]
  ret %union.sem_t* %retval.0
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare dso_local i32 @strlen(i8* noundef)
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local void @__gsmack_atomic_begin()
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
declare void @llvm.va_start(i8*)
declare void @llvm.va_end(i8*)
declare dso_local i8* @strcpy(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @sem_close(%union.sem_t* noundef nonnull %sem) {
entry:
  call void @__gsmack_atomic_begin()
  br label %for.cond
for.cond:
  %error.0 = phi i32 [ 22, %entry ], [ %error.1, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, 4
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %arrayidx = getelementptr inbounds [4 x %struct.named], [4 x %struct.named]* @table, i32 0, i32 %i.0
  %sem1 = getelementptr inbounds %struct.named, %struct.named* %arrayidx, i32 0, i32 3
  %cmp2 = icmp eq %union.sem_t* %sem, %sem1
  br i1 %cmp2, label %land.lhs.true, label %if.end8
land.lhs.true:
  %opened = getelementptr inbounds %struct.named, %struct.named* %arrayidx, i32 0, i32 2
  %0 = load i32, i32* %opened, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %if.end8
if.then:
  %dec = add nsw i32 %0, -1
  store i32 %dec, i32* %opened, align 4
  %tobool6 = icmp ne i32 %dec, 0
  br i1 %tobool6, label %if.end, label %if.then7
if.then7:
  %1 = bitcast %union.sem_t* %sem to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0), i8* noundef %1, i32 noundef -1)
  br label %if.end
if.end:
  br label %if.end8
if.end8:
  %error.1 = phi i32 [ 0, %if.end ], [ %error.0, %land.lhs.true ], [ %error.0, %for.body ]
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  %tobool9 = icmp ne i32 %error.0, 0
  %lnot = xor i1 %tobool9, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.4, i32 0, i32 0))
  call void @__gsmack_atomic_end()
  br i1 %tobool9, label %cond.true.i, label %cond.false.i
cond.true.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 %error.0, i32* %call.i.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  br label %sem_fail.exit
cond.false.i:
  br label %sem_fail.exit
sem_fail.exit:
  %cond.i = phi i32 [ -1, %fails_with.exit.i ], [ 0, %cond.false.i ]
  ret i32 %cond.i
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
define dso_local i32 @sem_unlink(i8* noundef nonnull %name) {
entry:
  call void @__gsmack_atomic_begin()
  br label %for.cond
for.cond:
  %error.0 = phi i32 [ 2, %entry ], [ %error.1, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, 4
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %arrayidx = getelementptr inbounds [4 x %struct.named], [4 x %struct.named]* @table, i32 0, i32 %i.0
  %exists = getelementptr inbounds %struct.named, %struct.named* %arrayidx, i32 0, i32 1
  %0 = load i32, i32* %exists, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %name2 = getelementptr inbounds %struct.named, %struct.named* %arrayidx, i32 0, i32 0
  %arraydecay = getelementptr inbounds [32 x i8], [32 x i8]* %name2, i32 0, i32 0
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %land.lhs.true ], [ %inc.i, %if.end7.i ]
  %cmp.i = icmp slt i32 %i.0.i, 32
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %cleanup.i
for.body.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %arraydecay, i32 %i.0.i
  %1 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %1 to i32
  %arrayidx1.i = getelementptr inbounds i8, i8* %name, i32 %i.0.i
  %2 = load i8, i8* %arrayidx1.i, align 1
  %conv2.i = sext i8 %2 to i32
  %cmp3.i = icmp ne i32 %conv.i, %conv2.i
  br i1 %cmp3.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %cleanup.i
if.end.i:
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %if.end7.i, label %if.then6.i
if.then6.i:
  br label %cleanup.i
if.end7.i:
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
cleanup.i:
  %retval.0.i = phi i32 [ 0, %if.then.i ], [ 1, %if.then6.i ], [ undef, %for.cond.cleanup.i ]
  %cleanup.dest.slot.0.i = phi i32 [ 1, %if.then.i ], [ 1, %if.then6.i ], [ 2, %for.cond.cleanup.i ]
  switch i32 %cleanup.dest.slot.0.i, label %unreachable.i [
    i32 2, label %for.end.i
    i32 1, label %same.exit
  ]
for.end.i:
  br label %same.exit
unreachable.i:
  unreachable
same.exit:
  %retval.1.i = phi i32 [ %retval.0.i, %cleanup.i ], [ 0, %for.end.i ]
  %tobool3 = icmp ne i32 %retval.1.i, 0
  br i1 %tobool3, label %if.then, label %if.end
if.then:
  store i32 0, i32* %exists, align 4
  br label %if.end
if.end:
  %error.1 = phi i32 [ 0, %if.then ], [ %error.0, %same.exit ], [ %error.0, %for.body ]
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  call void @__gsmack_atomic_end()
  %tobool.i7 = icmp ne i32 %error.0, 0
  br i1 %tobool.i7, label %cond.true.i, label %cond.false.i
cond.true.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 %error.0, i32* %call.i.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  br label %sem_fail.exit
cond.false.i:
  br label %sem_fail.exit
sem_fail.exit:
  %cond.i = phi i32 [ -1, %fails_with.exit.i ], [ 0, %cond.false.i ]
  ret i32 %cond.i
}
declare extern_weak dso_local i32* @__errno_location()
