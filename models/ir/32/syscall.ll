target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.timespec = type { i32, i32 }
@.str = private unnamed_addr constant [15 x i8] c"process.thread\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"process.named\00", align 1
@.str.2 = private unnamed_addr constant [56 x i8] c"a call of the kernel by its number that is not modelled\00", align 1
define dso_local i32 @gettid() {
entry:
  %call = call i32 @__gsmack_self()
  %cmp = icmp eq i32 %call, 1
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %call1 = call i32 @getpid()
  br label %cleanup
if.end:
  %call2 = call i32 @getpid()
  call void @__gsmack_atomic_begin()
  %call3 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i32 0, i32 0), i32 noundef %call)
  %tobool = icmp ne i32 %call3, 0
  br i1 %tobool, label %if.end11, label %if.then4
if.then4:
  %call5 = call i32 @__gsmack_nondet_int()
  %cmp6 = icmp sgt i32 %call5, 1
  br i1 %cmp6, label %land.lhs.true, label %land.end
land.lhs.true:
  %cmp7 = icmp sle i32 %call5, 4194304
  br i1 %cmp7, label %land.rhs, label %land.end
land.rhs:
  %cmp8 = icmp ne i32 %call5, %call2
  br label %land.end
land.end:
  %0 = phi i1 [ false, %land.lhs.true ], [ false, %if.then4 ], [ %cmp8, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %call9 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i32 0, i32 0), i32 noundef %call5)
  %cmp10 = icmp eq i32 %call9, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp10)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i32 0, i32 0), i32 noundef %call5, i32 noundef %call)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i32 0, i32 0), i32 noundef %call, i32 noundef %call5)
  br label %if.end11
if.end11:
  %id.0 = phi i32 [ %call3, %if.end ], [ %call5, %land.end ]
  call void @__gsmack_atomic_end()
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %call1, %if.then ], [ %id.0, %if.end11 ]
  ret i32 %retval.0
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare dso_local i32 @__gsmack_self()
declare dso_local i32 @getpid()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local i32 @syscall(i32 noundef %number, ...) {
entry:
  %arguments = alloca i8*, align 4
  %0 = bitcast i8** %arguments to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  call void @llvm.va_start(i8* %0)
  switch i32 %number, label %sw.default [
    i32 224, label %sw.bb
    i32 20, label %sw.bb2
    i32 240, label %sw.bb4
  ]
sw.bb:
  %call = call i32 @gettid()
  br label %sw.epilog
sw.bb2:
  %call3 = call i32 @getpid()
  br label %sw.epilog
sw.bb4:
  %1 = load i8*, i8** %arguments, align 4
  %argp.next.i = getelementptr inbounds i8, i8* %1, i32 4
  %2 = bitcast i8* %1 to i32**
  %3 = load i32*, i32** %2, align 4
  %argp.next2.i = getelementptr inbounds i8, i8* %argp.next.i, i32 4
  %4 = bitcast i8* %argp.next.i to i32*
  %5 = load i32, i32* %4, align 4
  %argp.next4.i = getelementptr inbounds i8, i8* %argp.next2.i, i32 4
  %6 = bitcast i8* %argp.next2.i to i32*
  %7 = load i32, i32* %6, align 4
  %rem.i = srem i32 %5, 128
  %cmp.i = icmp eq i32 %rem.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i
if.then.i:
  %8 = bitcast i8* %argp.next4.i to %struct.timespec**
  %9 = load %struct.timespec*, %struct.timespec** %8, align 4
  br label %if.end.i
if.end.i:
  %time.0.i = phi %struct.timespec* [ %9, %if.then.i ], [ null, %sw.bb4 ]
  %10 = ptrtoint %struct.timespec* %time.0.i to i32
  %cmp7.i = icmp eq i32 %10, 0
  br i1 %cmp7.i, label %if.then8.i, label %futex.exit
if.then8.i:
  br label %futex.exit
futex.exit:
  %time.1.i = phi %struct.timespec* [ null, %if.then8.i ], [ %time.0.i, %if.end.i ]
  %call.i = call i32 @__model_futex(i32* noundef %3, i32 noundef %5, i32 noundef %7, %struct.timespec* noundef %time.1.i)
  br label %sw.epilog
sw.default:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.2, i32 0, i32 0))
  br label %sw.epilog
sw.epilog:
  %result.0 = phi i32 [ -1, %sw.default ], [ %call.i, %futex.exit ], [ %call3, %sw.bb2 ], [ %call, %sw.bb ]
  call void @llvm.va_end(i8* %0)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i32 %result.0
}
declare void @llvm.va_start(i8*)
declare dso_local void @__gsmack_unknown(i8* noundef)
declare void @llvm.va_end(i8*)
declare dso_local i32 @__model_futex(i32* noundef, i32 noundef, i32 noundef, %struct.timespec* noundef)
