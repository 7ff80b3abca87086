target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i32, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i32, i32, [40 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
@.str = private unnamed_addr constant [14 x i8] c"stream.buffer\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.2 = private unnamed_addr constant [42 x i8] c"a standard stream is used that was closed\00", align 1
@llvm.global_dtors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 1, void ()* @__model_streams_flushed, i8* null }]
define weak dso_local void @__model_stream_buffer(%struct._IO_FILE* noundef %file) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %struct._IO_FILE* %file to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %1 = inttoptr i32 %call to i8*
  %tobool = icmp ne i8* %1, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  call void @__gsmack_uses(i8* noundef %1, i32 noundef 1)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @setvbuf(%struct._IO_FILE* noalias noundef %file, i8* noalias noundef %buffer, i32 noundef %mode, i32 noundef %size) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_open_stream.exit.i
if.then.i.i:
  %call.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i = xor i1 %call.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.2, i32 0, i32 0))
  br label %uses_open_stream.exit.i
uses_open_stream.exit.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i, label %uses_stream.exit
if.then.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit
uses_stream.exit:
  %cmp = icmp eq i32 %mode, 2
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %if.end
if.end:
  %buffer.addr.0 = phi i8* [ null, %if.then ], [ %buffer, %uses_stream.exit ]
  %tobool = icmp ne i8* %buffer.addr.0, null
  br i1 %tobool, label %if.then1, label %if.end2
if.then1:
  call void @__gsmack_uses(i8* noundef %buffer.addr.0, i32 noundef %size)
  br label %if.end2
if.end2:
  %1 = ptrtoint i8* %buffer.addr.0 to i32
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef %1)
  ret i32 0
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
define dso_local void @setbuf(%struct._IO_FILE* noalias noundef %file, i8* noalias noundef %buffer) {
entry:
  %tobool = icmp ne i8* %buffer, null
  %cond = select i1 %tobool, i32 0, i32 2
  %call = call i32 @setvbuf(%struct._IO_FILE* noundef %file, i8* noundef %buffer, i32 noundef %cond, i32 noundef 8192)
  ret void
}
define dso_local void @setbuffer(%struct._IO_FILE* noalias noundef %file, i8* noalias noundef %buffer, i32 noundef %size) {
entry:
  %tobool = icmp ne i8* %buffer, null
  %cond = select i1 %tobool, i32 0, i32 2
  %call = call i32 @setvbuf(%struct._IO_FILE* noundef %file, i8* noundef %buffer, i32 noundef %cond, i32 noundef %size)
  ret void
}
define dso_local void @setlinebuf(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %uses_open_stream.exit.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.2, i32 0, i32 0))
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %setvbuf.exit
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %setvbuf.exit
setvbuf.exit:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  ret void
}
define dso_local void @__model_streams_flushed() {
entry:
  %call = call %struct._IO_FILE* @__model_standard(i32 noundef 1)
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %call)
  %call1 = call %struct._IO_FILE* @__model_standard(i32 noundef 2)
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %call1)
  ret void
}
declare dso_local %struct._IO_FILE* @__model_standard(i32 noundef)
declare extern_weak dso_local void @__model_stream_locked(%struct._IO_FILE* noundef)
declare extern_weak dso_local zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
