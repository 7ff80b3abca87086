target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.posix_spawn_file_actions_t = type { i32, i32, %struct.__spawn_action*, [16 x i32] }
%struct.__spawn_action = type opaque
%struct.posix_spawnattr_t = type { i16, i32, %struct.__sigset_t, %struct.__sigset_t, %struct.sched_param, i32, [16 x i32] }
%struct.__sigset_t = type { [32 x i32] }
%struct.sched_param = type { i32 }
@.str = private unnamed_addr constant [21 x i8] c"a process that forks\00", align 1
define dso_local i32 @pthread_atfork(void ()* noundef %prepare, void ()* noundef %parent, void ()* noundef %child) {
entry:
  ret i32 0
}
define dso_local i32 @fork() {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i32 0, i32 0))
  ret i32 -1
}
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local i32 @vfork() {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i32 0, i32 0))
  ret i32 -1
}
define dso_local i32 @posix_spawn(i32* noalias noundef %process, i8* noalias noundef nonnull %path, %struct.posix_spawn_file_actions_t* noundef %actions, %struct.posix_spawnattr_t* noalias noundef %attributes, i8** noalias noundef nonnull %arguments, i8** noalias noundef %environment) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %for.cond.i
for.cond.i:
  %list.addr.0.i = phi i8** [ %arguments, %reads_all.exit ], [ %incdec.ptr.i, %reads_all.exit.i ]
  %0 = load i8*, i8** %list.addr.0.i, align 4
  %tobool.i = icmp ne i8* %0, null
  br i1 %tobool.i, label %for.body.i, label %reads_list.exit
for.body.i:
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %0, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %reads_all.exit.i
if.then.i.i:
  call void @__model_printed_text(i8* noundef %0, i32 noundef -1)
  br label %reads_all.exit.i
reads_all.exit.i:
  %incdec.ptr.i = getelementptr inbounds i8*, i8** %list.addr.0.i, i32 1
  br label %for.cond.i
reads_list.exit:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, 0
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp sle i32 %call, 133
  br label %land.end
land.end:
  %1 = phi i1 [ false, %reads_list.exit ], [ %cmp1, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp2 = icmp eq i32 %call, 0
  br i1 %cmp2, label %if.then, label %if.end6
if.then:
  %call3 = call i32 @__gsmack_nondet_int()
  %cmp4 = icmp sgt i32 %call3, 1
  call void @__gsmack_assume(i1 noundef zeroext %cmp4)
  %tobool = icmp ne i32* %process, null
  br i1 %tobool, label %if.then5, label %if.end
if.then5:
  store i32 %call3, i32* %process, align 4
  br label %if.end
if.end:
  br label %if.end6
if.end6:
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local i32 @posix_spawnp(i32* noalias noundef %process, i8* noalias noundef nonnull %file, %struct.posix_spawn_file_actions_t* noundef %actions, %struct.posix_spawnattr_t* noalias noundef %attributes, i8** noalias noundef nonnull %arguments, i8** noalias noundef %environment) {
entry:
  %call = call i32 @posix_spawn(i32* noundef %process, i8* noundef %file, %struct.posix_spawn_file_actions_t* noundef %actions, %struct.posix_spawnattr_t* noundef %attributes, i8** noundef %arguments, i8** noundef %environment)
  ret i32 %call
}
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
